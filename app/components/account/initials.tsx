import { Icon } from '#app/components/ui/icon.tsx';
import type { SessionUser } from '#app/domain/session/session.ts';

/** The user's initials in a circle; an icon for a user without a name. */
export function Initials({ person }: { person: SessionUser | null }) {
  const initials = person && findInitials(person);
  // CSS renders the attribute: as text, the letters would have to be in the button's label.
  return (
    <span className="initials" data-initials={initials} aria-hidden="true">
      {!initials && <Icon name="person" className="size-5" />}
    </span>
  );
}

/** Returns initials: "VQ" for Vera Quintero, "V" for Vera, "" for a name without letters. */
export function findInitials({ first_name, last_name }: SessionUser): string {
  return [first_name, last_name].map((name) => firstLetter(name ?? '')).join('');
}

function firstLetter(name: string): string {
  return /\p{L}/u.exec(name)?.[0].toUpperCase() ?? '';
}
