import type { SetFlags } from '#app/config/flags.ts';

/** What the server said of the flags when this page asked for its configuration. */
let setFlags: SetFlags = {};

export function noteFlags(flags: SetFlags): void {
  setFlags = flags;
}

export function getSetFlags(): SetFlags {
  return setFlags;
}
