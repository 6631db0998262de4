import type { Person } from '#app/domain/session/session.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { findInitials } from './find-initials.ts';

/** A person as a round stamp; of somebody without a name, a sign. */
export function Initials({ person }: { person: Person | null }) {
  const initials = person && findInitials(person);
  // An attribute that CSS draws: letters in the text would have to stand in the button's label.
  return (
    <span className="initials" data-initials={initials} aria-hidden="true">
      {!initials && <Icon name="person" className="size-5" />}
    </span>
  );
}
