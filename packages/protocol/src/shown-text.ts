import { z } from 'zod';

/** Characters that are not shown: control characters and marks that turn the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;

/** Whether a text has only characters that are shown. */
export const isPlain = (text: string): boolean => !UNSAFE.test(text);

const BLANK = /^[\p{Z}\p{Cf}\p{Mn}]*$/u;

/** Free text of a person. It is shown to others as it is, so it is plain and not blank. */
const shownText = (longest: number) =>
  z
    .string()
    .max(longest * 4, `longer than ${longest} letters`)
    .transform((text) => text.normalize('NFC').trim())
    .refine(isPlain, 'holds control characters or direction marks')
    .refine((text) => !BLANK.test(text), 'is blank')
    .refine((text) => [...text].length <= longest, `is longer than ${longest} letters`);

export const playerName = shownText(40);
export const chatText = shownText(500);
