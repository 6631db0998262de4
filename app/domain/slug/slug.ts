/** Returns whether a string is a valid slug of a listing, metro or text; a UUID is valid too. */
export function isSlug(value: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(value);
}
