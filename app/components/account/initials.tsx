import type { Person } from '#app/domain/session/session.ts';
import { Icon } from '../icon.tsx';
import { findInitials } from './find-initials.ts';

/** A person as a round stamp; of somebody without a name, a sign. */
export function Initials({ person }: { person: Person | null }) {
  const initials = person && findInitials(person);
  return (
    <span className="initials" aria-hidden="true">
      {initials || <Icon name="person" className="size-5" />}
    </span>
  );
}
