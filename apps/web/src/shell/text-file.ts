/** Downloads a file. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by the next task, so the address can be freed.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Downloads a file with this text. */
export const download = (name: string, text: string): void =>
  downloadFile(name, new Blob([text], { type: 'application/json' }));

/** More than any record or box needs. */
const LARGEST = 2_000_000;

/** The text of a file that was chosen, or nothing where it cannot be read. */
export async function readTextFile(file: File): Promise<string | undefined> {
  if (file.size > LARGEST) return undefined;
  try {
    return await file.text();
  } catch {
    return undefined;
  }
}
