import { Form, Link, useLocation } from 'react-router';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { FilterButtons } from '#app/components/signed-in/screen-section.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import {
  findPeople,
  namePerson,
  type People,
  type Person,
} from '#app/domain/people/people-calls.ts';
import { type Role, roleNames } from '#app/domain/profile/profile.ts';
import { readIdParam, readTextParam } from '#app/domain/search-params/search-params.ts';
import { formatLocalDate, formatMoment, isNameOf } from '#app/domain/text/text.ts';
import type { Route } from './+types/people';

const roles = [['', 'Any'], ...Object.entries(roleNames)] as const;
const states = [
  ['', 'All'],
  ['yes', 'Suspended'],
] as const;

/** Filters by name or address, role and suspension; the URL contains them. */
function PeopleFilters({ query: { words, role, isSuspended } }: { query: PeopleQuery }) {
  return (
    <Form className="mt-6 grid gap-4" method="get" aria-label="Find people" role="search">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <TextField
          name="q"
          label="Name or email"
          autoComplete="off"
          hint="Or part of it, or a whole id"
          defaultValue={words}
        />
        <SelectField name="role" label="Role" options={roles} defaultValue={role} />
        <SelectField
          name="suspended"
          label="Suspension"
          options={states}
          defaultValue={isSuspended ? 'yes' : ''}
        />
      </div>
      <FilterButtons />
    </Form>
  );
}

export const handle = { isPrivate: true, title: 'People' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const { words, role, isSuspended, after } = parsePeopleQuery(url.searchParams);
  const page = findPeople(context.get(signedInContext), {
    ...(words && { words }),
    ...(role && { role }),
    ...(isSuspended && { is_suspended: true }),
    ...(after && { after }),
  });
  return { page: await settle(page) };
}

/** All accounts; for super admins. */
export default function PeopleScreen({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const query = parsePeopleQuery(new URLSearchParams(search));
  return (
    <>
      <PeopleFilters key={search} query={query} />
      <ScreenPart of={loaderData.page.of} failed="We could not load the people.">
        {(page) => <PeopleList page={page} query={query} />}
      </ScreenPart>
    </>
  );
}

function PeopleList({ page: { people, next }, query }: { page: People; query: PeopleQuery }) {
  if (people.length === 0) return <p className="mt-8 text-soft">No matches.</p>;
  return (
    <>
      <ul className="mt-8 border-t border-ink">
        {people.map((person) => (
          <PersonItem key={person.id} person={person} />
        ))}
      </ul>
      {next !== null && (
        <Link className="button-line mt-6" to={toPeopleHref(query, next)}>
          Next
        </Link>
      )}
    </>
  );
}

function PersonItem({ person }: { person: Person }) {
  const { id, email, role, confirmed_at, created_at, suspended_until } = person;
  return (
    <li className="grid grid-cols-1 items-baseline gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_11rem_13rem]">
      <div className="min-w-0 wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/super-admin/people/${id}`}>
          {namePerson(person)}
        </Link>
        <p className="text-sm text-soft">{email}</p>
      </div>
      <p className="text-sm">{role === null ? nameMissingRole(confirmed_at) : roleNames[role]}</p>
      <p className="text-sm text-soft">
        {suspended_until === null
          ? `Since ${formatLocalDate(created_at)}`
          : `Suspended until ${formatMoment(suspended_until)}`}
      </p>
    </li>
  );
}

/** A profile is created at the first confirmed sign-in. */
function nameMissingRole(confirmedAt: string | null): string {
  return confirmedAt === null ? 'Email not confirmed' : 'No profile yet';
}

/** The state of the screen, which its URL contains. */
type PeopleQuery = {
  words: string;
  role: Role | '';
  isSuspended: boolean;
  after: string | null;
};

/** Parses the URL; invalid parts do not filter. */
function parsePeopleQuery(params: URLSearchParams): PeopleQuery {
  const role = params.get('role') ?? '';
  return {
    words: readTextParam(params, 'q'),
    role: isNameOf(roleNames, role) ? role : '',
    isSuspended: params.get('suspended') === 'yes',
    after: readIdParam(params, 'after'),
  };
}

/** Returns the URL of the page after a person. */
function toPeopleHref({ words, role, isSuspended }: PeopleQuery, after: string): string {
  const params = new URLSearchParams();
  if (words) params.set('q', words);
  if (role) params.set('role', role);
  if (isSuspended) params.set('suspended', 'yes');
  params.set('after', after);
  return `?${params}`;
}
