import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

const plain: Paint = (_, text) => text;

/** Colour only for a terminal whose user has not asked for none. */
export const paintFor = (stream: NodeJS.WriteStream): Paint =>
  stream.isTTY && !process.env.NO_COLOR
    ? (style, text) => styleText(style, text, { validateStream: false })
    : plain;
