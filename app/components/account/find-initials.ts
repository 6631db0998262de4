import type { Person } from '#app/domain/session/session.ts';

/** Returns initials: "VQ" for Vera Quintero, "V" for Vera, "" for a name without letters. */
export function findInitials({ first_name, last_name }: Person): string {
  return [first_name, last_name].map((name) => firstLetter(name ?? '')).join('');
}

function firstLetter(name: string): string {
  return /\p{L}/u.exec(name)?.[0].toUpperCase() ?? '';
}
