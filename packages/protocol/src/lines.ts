/** Longer lines are refused unread. */
export const LONGEST_LINE = 1 << 20;

const NEWLINE = 10;

/** A line of text, or a mark that one was too long to keep. */
export type Line = { readonly text: string } | { readonly tooLong: true };

/** Cuts a stream of bytes into lines and never keeps more of one than it may have. */
export class LineSplitter {
  private readonly longest: number;
  private readonly kept: Uint8Array[] = [];
  private size = 0;
  private skipping = false;

  constructor(longest: number = LONGEST_LINE) {
    this.longest = longest;
  }

  /** The lines that end in this chunk; one that grows too long is reported at once, and its rest is skipped. */
  *push(chunk: Uint8Array): Generator<Line> {
    let from = 0;
    while (from < chunk.length) {
      const newline = chunk.indexOf(NEWLINE, from);
      const end = newline < 0 ? chunk.length : newline;
      if (this.keep(chunk.subarray(from, end))) yield { tooLong: true };
      if (newline < 0) return;
      if (!this.skipping) yield { text: this.take() };
      this.skipping = false;
      from = newline + 1;
    }
  }

  /** What is left when the stream ends without a newline. */
  *end(): Generator<Line> {
    if (this.size > 0) yield { text: this.take() };
  }

  /** Keeps a part of a line, and says whether the line has just become too long. */
  private keep(part: Uint8Array): boolean {
    if (this.skipping || part.length === 0) return false;
    this.size += part.length;
    if (this.size <= this.longest) {
      this.kept.push(part);
      return false;
    }
    this.skipping = true;
    this.clear();
    return true;
  }

  private take(): string {
    const whole = new Uint8Array(this.size);
    let at = 0;
    for (const part of this.kept) {
      whole.set(part, at);
      at += part.length;
    }
    this.clear();
    return new TextDecoder().decode(whole);
  }

  private clear(): void {
    this.kept.length = 0;
    this.size = 0;
  }
}
