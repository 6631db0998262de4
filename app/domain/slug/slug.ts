/** Whether a listing, metro or text could have this slug; a uuid could be one, too. */
export function isSlug(value: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(value);
}
