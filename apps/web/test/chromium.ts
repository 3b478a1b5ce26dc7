import chromium from '@sparticuz/chromium';

/**
 * How our browser is started. In a single process the whole browser ends with its first closed page, and a graphics
 * card imitated by the processor paints a table three times as slowly as the processor alone. Pages of other sites are
 * kept apart from ours, as everywhere.
 */
export const BROWSER_ARGS: readonly string[] = [
  ...chromium.args.filter(
    (arg) =>
      !/^--(single-process|disable-web-security|.*(insecure|gl|gpu|angle|swiftshader))/.test(arg),
  ),
  '--disable-gpu',
];
