/** Returns the screen's where box; null without one. */
export function findWhereBox(): HTMLInputElement | null {
  return document.querySelector('main input[name="near"]');
}
