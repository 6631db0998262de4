import type { z } from 'zod';
import { type Flag, type FlagName, flags, type SetFlags } from '#app/config/settings.ts';
import type { Role } from '#app/domain/profile/profile.ts';
import type { settingsSchema } from './setting-schema.ts';

export type Setting = z.infer<typeof settingsSchema>[number];

export type SettingOf<Kind extends Setting['kind']> = Extract<Setting, { kind: Kind }>;

type Person = { userId: string; role: Role };

/**
 * Returns whether a flag is on for a person. Hashes the user id, so that the answer is the same on
 * each device and a growing share removes nobody; also hashes the flag's name, so that not the same
 * people try everything. Flags decide what is shown, never what is permitted.
 */
export function isFlagOn(name: FlagName, { userId, role }: Person, set: SetFlags): boolean {
  const { is_on, share, roles }: Flag = set[name] ?? flags[name];
  return is_on && roles.includes(role) && placeOf(`${name} ${userId}`) < share;
}

/** Hashes a text to 0–99: FNV-1a, whose last bits are mixed well enough for a hundred. */
function placeOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const sign of text) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return (hash >>> 0) % 100;
}
