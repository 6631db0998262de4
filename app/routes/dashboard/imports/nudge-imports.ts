/** Has imports go on that were just begun; else they do with the next minute. */
export function nudgeImports(): void {
  navigator.sendBeacon('/api/imports/work');
}
