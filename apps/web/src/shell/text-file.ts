/** Downloads a file with this text. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by the next task, so the address can be freed.
  setTimeout(() => URL.revokeObjectURL(url));
}

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
