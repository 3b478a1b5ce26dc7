/**
 * What is wrong with the page as it is laid out, in words; it runs in the browser, so it stands alone.
 * Measured: sideways scrolling, text that is cut off, broken words on buttons and over columns, things that cover each
 * other, targets too small for a finger.
 */
export function flaws({ touch }: { readonly touch: boolean }): string[] {
  const found: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} pixels wider than the screen`);

  const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const seen = [...layer.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      // A picture of a table is not a table.
      !element.closest(
        '.unseen, [inert], [aria-hidden="true"]:not(.spot-face):not(.spot-face *), svg',
      ) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const hasText = (element: HTMLElement): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
  const texts = seen.filter(hasText);
  const targets = seen.filter((element) =>
    element.matches(
      'button:not(.calm, .tip, :disabled), a.button, summary, select, input:not([type=radio], [type=checkbox], [type=file]), label:has(> [type=checkbox])',
    ),
  );

  /** Whether it, or what it lies in, is scrolled sideways on purpose. */
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const element of texts) {
    const { left, right } = element.getBoundingClientRect();
    if ((left < -1 || right > innerWidth + 1) && !scrolls(element))
      found.push(`${nameOf(element)} lies beyond the edge`);
    // On a short phone the strip of a small card shows how a long action begins; the reader has it whole.
    const button = element.closest('button:not(.card.small)')?.getBoundingClientRect();
    if (button && (left < button.left - 1 || right > button.right + 1))
      found.push(`${nameOf(element)} is wider than its button`);
  }

  /** The words that go on in the next line; on a button, where no hyphen was foreseen. */
  const brokenWords = (element: HTMLElement): string[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        const words = [...(node.nodeValue ?? '').matchAll(/[^\s\u200B/–—-]+/g)];
        const broken = words.filter(({ index, 0: word }) => {
          if (word.includes('\u00AD') && !element.closest('th')) return false;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return new Set(lines).size > 1;
        });
        return broken.map(([word]) => word);
      });
  for (const element of texts.filter((text) => text.closest('button, a.button, summary')))
    for (const word of brokenWords(element)) found.push(`"${word}" is broken on its button`);
  for (const element of texts.filter((text) => text.closest('th[scope="col"]')))
    for (const word of brokenWords(element)) found.push(`"${word}" is broken over its column`);

  for (const element of seen) {
    const style = getComputedStyle(element);
    const cut = (over: number, way: string): boolean => over > 1 && /hidden|clip/.test(way);
    // What is written into a field is scrolled there.
    if (element.matches('input')) continue;
    // What is cut with an ellipsis is meant to be: the reader or a name for screen readers has it whole.
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    if (!element.querySelector(':scope > *') || hasText(element)) {
      if (cut(element.scrollWidth - element.clientWidth, style.overflowX))
        found.push(`${nameOf(element)} is cut off at its side`);
      if (cut(element.scrollHeight - element.clientHeight - 2, style.overflowY))
        found.push(`${nameOf(element)} is cut off below`);
    }
  }

  /** Whether a point is in the part of its surroundings that is scrolled into sight. */
  const inSight = (element: Element, x: number, y: number): boolean => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const clips = getComputedStyle(around).overflow !== 'visible' && around !== document.body;
      if (clips && (x < left + 2 || x > right - 2 || y < top + 2 || y > bottom - 2)) return false;
    }
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  };
  /** What stays where it is while the rest is scrolled. */
  const stays = (element: Element | null): boolean =>
    element !== null &&
    element !== layer &&
    (/sticky|fixed/.test(getComputedStyle(element).position) || stays(element.parentElement));
  /** What lies over the middle of an element, if it is not of its own; of two lines, over the first. */
  const over = (element: HTMLElement): Element | null => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || !inSight(element, x, y)) return null;
    const above = document.elementFromPoint(x, y);
    const own = !above || element.contains(above) || above.contains(element);
    return own || above.closest('label')?.contains(element) ? null : above;
  };
  for (const element of new Set([...texts, ...targets])) {
    if (getComputedStyle(element).pointerEvents === 'none') continue;
    const by = over(element);
    // Words that explain themselves can be touched a little beside them, where there is nothing else to touch.
    // What was asked to explain itself does so over the board, until something else is tapped.
    const hint =
      by?.closest('.inspector, .sign') ||
      // The cards of a full Yard lie over each other; the reader shows each whole.
      (by?.closest('.card-row') && element.closest('.card-row')) ||
      (by?.closest('.enlarge, .tip') && !targets.includes(element));
    if (by && !hint && (!stays(by) || stays(element)))
      found.push(`${nameOf(element)} is covered by ${nameOf(by)}`);
  }

  for (const element of touch ? targets : []) {
    const { left, top, width, height } = element.getBoundingClientRect();
    // A table is drawn for a larger phone and shown smaller on a small one.
    const zoom = element.currentCSSZoom ?? 1;
    // A whole tree has no room for larger places on a very short phone.
    const least = element.matches('.ghost, .built') && innerHeight < 740 ? 24 : 43.5;
    const small = Math.min(width, height) / zoom < least;
    // Some can be touched beside what is drawn of them.
    const reach = 21.5 * zoom;
    const [x, y] = [left + width / 2, top + height / 2];
    const beside = (
      width < height
        ? [
            [x - reach, y],
            [x + reach, y],
          ]
        : [
            [x, y - reach],
            [x, y + reach],
          ]
    ).map(([to = 0, down = 0]) => document.elementFromPoint(to, down));
    const reached = beside.every((hit) => hit !== null && element.contains(hit));
    if (width > 0 && small && !reached && !element.closest('p'))
      found.push(
        `${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)}, small for a finger`,
      );
  }
  // Small pictures of a table ask nothing.
  const dock = document.querySelector('.dock:not([inert] *)')?.getBoundingClientRect();
  if (dock && (dock.top < 40 || dock.bottom > innerHeight + 1))
    found.push('the dock is out of sight');
  return [...new Set(found)];
}
