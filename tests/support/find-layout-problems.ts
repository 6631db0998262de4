/**
 * What stops a page from being read: it scrolls sideways, cuts words off, or lays words over words.
 * Runs in the page, so it stands on its own.
 */
export function findLayoutProblems(): string[] {
  const faults: string[] = [];
  // What is laid out only near the window is laid out now.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') {
      element.style.contentVisibility = 'visible';
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);

  const isRead = (element: Element) =>
    element.checkVisibility() && !element.closest('.sr-only, .print-only, svg, .map');
  const quote = (element: Element) => `“${element.textContent.trim().slice(0, 40)}”`;

  for (const element of document.querySelectorAll('body *')) {
    const { overflowX } = getComputedStyle(element);
    const isCut = overflowX === 'hidden' || overflowX === 'clip';
    const isTooNarrow = element.scrollWidth > element.clientWidth + 1;
    if (isCut && isTooNarrow && element.textContent.trim() !== '' && isRead(element)) {
      faults.push(`cut off: ${quote(element)}`);
    }
  }

  // Words alone: what has words of its own, and shows all of them.
  const lines = Array.from(document.querySelectorAll('body :is(h1, h2, h3, p, a, dd, th, td)'))
    .filter((element) => isRead(element) && !element.querySelector('*'))
    .filter((element) => getComputedStyle(element).webkitLineClamp === 'none')
    .flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Array.from(range.getClientRects(), (box) => ({ element, box }));
    })
    // Links to skip by wait above the page until they have the focus.
    .filter(({ box }) => box.bottom + scrollY > 0);
  for (const [index, { element, box }] of lines.entries()) {
    for (const other of lines.slice(index + 1, index + 40)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // Lines may touch: their boxes are higher than their letters.
      if (element !== other.element && across > 4 && down > box.height / 3) {
        faults.push(`${quote(element)} lies over ${quote(other.element)}`);
      }
    }
  }
  return faults;
}
