import { Form, Link } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { auditActs, auditKinds } from '#app/domain/audit/audit.ts';
import type { AuditQuery } from './audit-query.ts';

const kinds = [['', 'Everything'], ...Object.entries(auditKinds)] as const;
const acts = [['', 'Any'], ...Object.entries(auditActs)] as const;

/** Filters by actor, object, act and time; the URL contains them. */
export function AuditFilters({ query }: { query: AuditQuery }) {
  const { person, thing, kind, act, from, to } = query;
  return (
    <Form className="mt-8 grid gap-4" method="get" aria-label="Filter the log" role="search">
      <div className="grid grid-cols-2 items-start gap-4 xl:grid-cols-6">
        <div className="max-sm:col-span-2">
          <TextField name="person" label="Who" hint="Email or id" defaultValue={person} />
        </div>
        <div className="max-sm:col-span-2">
          <TextField
            name="thing"
            label="To what"
            hint="Id, a listing’s address, or an email"
            defaultValue={thing}
          />
        </div>
        <SelectField name="kind" label="Kind" options={kinds} defaultValue={kind} />
        <SelectField name="act" label="Act" options={acts} defaultValue={act} />
        <TextField name="from" label="From" type="date" defaultValue={from} />
        <TextField name="to" label="To" type="date" defaultValue={to} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button className="button-solid" type="submit" disabled={!useHydrated()}>
          Filter
        </button>
        <Link className="button-line" to="?">
          All of it
        </Link>
      </div>
    </Form>
  );
}
