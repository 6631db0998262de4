import type { SetFlags } from '#app/config/settings.ts';

/** The flags in the last /api/config response of this page. */
let setFlags: SetFlags = {};

export function recordFlags(flags: SetFlags): void {
  setFlags = flags;
}

export function getSetFlags(): SetFlags {
  return setFlags;
}
