/** The box of the screen where a place is typed; null where there is none. */
export function findWhereBox(): HTMLInputElement | null {
  return document.querySelector('main input[name="near"]');
}
