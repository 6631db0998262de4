import type { Person } from '#app/domain/session/session.ts';

/** "VQ" of Vera Quintero, "V" of Vera; "" of somebody without a letter in their name. */
export function findInitials({ first_name, last_name }: Person): string {
  return [first_name, last_name].map((name) => firstLetter(name ?? '')).join('');
}

function firstLetter(name: string): string {
  return /\p{L}/u.exec(name)?.[0].toUpperCase() ?? '';
}
