import { type Flag, type FlagName, type SetFlags, flags } from '#app/config/flags.ts';
import type { Role } from '#app/domain/profile/profile.ts';

type Person = { userId: string; role: Role };

/**
 * Whether somebody has a part of the site. Decided by their id, so that it stays as it was on each device and a
 * growing share takes nobody out; by the flag's name too, so that not the same people try everything.
 * What it decides is what is shown, never what may be done.
 */
export function isFlagOn(name: FlagName, { userId, role }: Person, set: SetFlags): boolean {
  const { is_on, share, roles }: Flag = set[name] ?? flags[name];
  return is_on && roles.includes(role) && placeOf(`${name} ${userId}`) < share;
}

/** From 0 to 99, the same each time: FNV-1a, whose last bits are mixed well enough for a hundred. */
function placeOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const sign of text) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return (hash >>> 0) % 100;
}
