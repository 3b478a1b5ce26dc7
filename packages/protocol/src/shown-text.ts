import { z } from 'zod';
import { LONGEST_NAME, type NameFault, nameFault, normalName } from './player-name.ts';

/** Characters that are not shown: control characters and marks that turn the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;

/** Whether a text has only characters that are shown. */
export const isPlain = (text: string): boolean => !UNSAFE.test(text);

const BLANK = /^[\p{Z}\p{Cf}\p{Mn}]*$/u;

const LONGEST_CHAT = 500;

/** A line of chat. It is shown to others as it is, so it is plain and not blank. */
export const chatText = z
  .string()
  .max(LONGEST_CHAT * 4, `longer than ${LONGEST_CHAT} letters`)
  .transform((text) => text.normalize('NFC').trim())
  .refine(isPlain, 'holds control characters or direction marks')
  .refine((text) => !BLANK.test(text), 'is blank')
  .refine((text) => [...text].length <= LONGEST_CHAT, `is longer than ${LONGEST_CHAT} letters`);

function explain(fault: NameFault): string {
  switch (fault.why) {
    case 'blank':
      return 'is blank';
    case 'long':
      return `is longer than ${LONGEST_NAME} letters`;
    case 'hidden':
      return `holds ${fault.letter}, which shows nothing`;
    case 'accents':
      return `has too many marks on ${fault.letter}`;
    case 'mixed':
      return `holds ${fault.letter}, which is from another alphabet than the rest`;
    case 'rare':
      return `holds ${fault.letter}, which is from an alphabet that is hardly in use`;
  }
}

/** The name of a player: nobody can be taken for somebody else by letters that are hidden or in disguise. */
export const playerName = z
  .string()
  .max(LONGEST_NAME * 4, `longer than ${LONGEST_NAME} letters`)
  .transform(normalName)
  .superRefine((name, context) => {
    const fault = nameFault(name);
    if (fault) context.addIssue({ code: 'custom', message: explain(fault) });
  });
