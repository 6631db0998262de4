import { Link } from 'react-router';
import { describeSuspension } from '#app/components/admin/describe-suspension.ts';
import type { Column, ListFilter } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findPeople, namePerson, type Person } from '#app/domain/people/people-calls.ts';
import { roleNames } from '#app/domain/profile/profile.ts';
import { readIdParam, readTextParam } from '#app/domain/search-params/search-params.ts';
import { formatLocalDate, isNameOf } from '#app/domain/text/text.ts';
import type { Route } from './+types/people';

export const handle = { isPrivate: true, title: 'People' } satisfies SignedInHandle;

export async function clientLoader({ context, url: { searchParams } }: Route.ClientLoaderArgs) {
  const words = readTextParam(searchParams, 'q');
  const role = searchParams.get('role') ?? '';
  const after = readIdParam(searchParams, 'after');
  const page = findPeople(context.get(signedInContext), {
    ...(words && { words }),
    ...(isNameOf(roleNames, role) && { role }),
    ...(searchParams.get('suspended') === 'yes' && { is_suspended: true }),
    ...(after && { after }),
  });
  return { page: await settle(page) };
}

/** The accounts of members and owners; for super admins also those of admins. */
export default function PeopleScreen({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <RecordList
      label="Find people"
      search={{ label: 'Name or email', hint: 'Or part of it, or a whole id' }}
      filters={filters}
      of={page.of}
      failed="We could not load the people."
      read={({ people, next }) => ({ rows: people, next })}
      keyOf={({ id }) => id}
      columns={columns}
      empty="No matches."
    />
  );
}

const filters: ListFilter[] = [
  { name: 'role', label: 'Role', options: [['', 'Any'], ...Object.entries(roleNames)] },
  {
    name: 'suspended',
    label: 'Suspension',
    options: [
      ['', 'All'],
      ['yes', 'Suspended'],
    ],
  },
];

const columns: Column<Person>[] = [
  {
    name: 'Person',
    cell: (person) => (
      <>
        <Link className="link-quiet font-semibold" to={`/dashboard/people/${person.id}`}>
          {namePerson(person)}
        </Link>
        <span className="block text-soft">{person.email}</span>
      </>
    ),
  },
  {
    name: 'Role',
    cell: ({ role, confirmed_at }) =>
      role === null ? nameMissingRole(confirmed_at) : roleNames[role],
  },
  { name: 'Since', cell: ({ created_at }) => formatLocalDate(created_at), isNarrow: true },
  {
    name: 'Last signed in',
    cell: ({ last_sign_in_at }) =>
      last_sign_in_at === null ? 'Never' : formatLocalDate(last_sign_in_at),
    isNarrow: true,
  },
  {
    name: 'Suspended',
    cell: ({ suspended_until }) =>
      suspended_until === null ? '–' : describeSuspension(suspended_until),
  },
];

/** A profile is created at the first confirmed sign-in. */
function nameMissingRole(confirmedAt: string | null): string {
  return confirmedAt === null ? 'Email not confirmed' : 'No profile yet';
}
