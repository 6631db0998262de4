/**
 * Parses the number before which a page of a history begins; null for the first page and for
 * anything but a number.
 */
export function parsePage(value: string | null): number | null {
  const isNumber = value !== null && /^[1-9]\d{0,8}$/.test(value);
  return isNumber ? Number(value) : null;
}
