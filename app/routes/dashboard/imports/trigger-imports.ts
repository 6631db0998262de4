/** Continues imports now instead of within the next minute. */
export function triggerImports(): void {
  navigator.sendBeacon('/api/imports/process');
}
