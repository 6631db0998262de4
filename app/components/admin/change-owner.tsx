import { useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import { type PickedListing, ListingPicker } from '#app/components/listing/listing-picker.tsx';
import { readFormText } from '#app/components/ui/form-answer.ts';
import type { ListingFilter } from '#app/domain/business/business.ts';
import { findPeople, namePerson } from '#app/domain/people/people-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { startJob } from './bulk-jobs.tsx';

const maxOffered = 8;

/** Members and owners, by a part of their name or email. */
async function findAccounts(words: string): Promise<PickedListing[]> {
  const { people } = await findPeople({ db: await openSession() }, { words });
  return people.slice(0, maxOffered).map((person) => ({
    slug: person.id,
    name: namePerson(person),
    hint: person.email,
  }));
}

type ChangeOwnerProps = { filter: ListingFilter; count: number; onDone?: () => void };

/** Moves listings to another account, or from any; both sides are told once it cannot be undone any more. */
export function ChangeOwner({ filter, count, onDone }: ChangeOwnerProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function move(owner: string | null) {
    if (isBusy) return;
    if (owner === '') return setError('Choose one of the people');
    setBusy(true);
    setError(undefined);
    const name = owner === null ? 'Remove owner' : 'Change owner';
    const isStarted = await startJob({ input: { name, kind: 'owner', owner_id: owner }, filter });
    setBusy(false);
    if (isStarted) onDone?.();
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void move(readFormText(new FormData(event.currentTarget), 'owner'));
      }}
    >
      <ListingPicker
        name="owner"
        label="New owner’s name or email"
        find={findAccounts}
        names={{ many: 'People', none: 'Nobody matches.' }}
        error={error}
      />
      <p className="flex flex-wrap gap-3">
        <button className="button-line" type="submit" aria-disabled={isBusy}>
          Change owner of {formatCount(count)}
        </button>
        <button
          className="button-line"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void move(null)}
        >
          Remove owner
        </button>
      </p>
    </form>
  );
}
