/** Hands the visitor a file with this text. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** More than any record or box of ours takes. */
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
