import chromium from '@sparticuz/chromium';

/**
 * How our browser is started. In a single process the whole browser ends with its first closed page, and a graphics
 * card imitated by the processor paints a table three times as slowly as the processor alone.
 */
export const BROWSER_ARGS: readonly string[] = [
  ...chromium.args.filter((arg) => !/^--(single-process|.*(gl|gpu|angle|swiftshader))/.test(arg)),
  '--disable-gpu',
];
