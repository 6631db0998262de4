import { Form, Link } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { roleNames } from '#app/domain/profile/profile.ts';
import type { PeopleQuery } from './people-query.ts';

const roles = [['', 'Any'], ...Object.entries(roleNames)] as const;
const states = [
  ['', 'All'],
  ['yes', 'Suspended'],
] as const;

/** Filters by name or address, role and suspension; the URL contains them. */
export function PeopleFilters({ query: { words, role, isSuspended } }: { query: PeopleQuery }) {
  return (
    <Form className="mt-6 grid gap-4" method="get" aria-label="Find people" role="search">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <TextField
          name="q"
          label="Name or email"
          autoComplete="off"
          hint="Also a part of it, or a whole id"
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
      <div className="flex flex-wrap gap-3">
        <button className="button-solid" type="submit" disabled={!useHydrated()}>
          Find
        </button>
        <Link className="button-line" to="?">
          Everybody
        </Link>
      </div>
    </Form>
  );
}
