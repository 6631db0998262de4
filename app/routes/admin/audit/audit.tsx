import { useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { FilterButtons } from '#app/components/signed-in/screen-section.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import {
  auditActions,
  auditKinds,
  type AuditLog,
  findAuditLog,
  type VerifiedAudit,
  verifyAuditLog,
} from '#app/domain/audit/audit-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';
import type { Route } from './+types/audit';
import { AuditExport } from './audit-export.tsx';
import { AuditItem } from './audit-item.tsx';
import {
  type AuditQuery,
  parseAuditQuery,
  toActHref,
  toAuditFilter,
  toNextHref,
} from './audit-query.ts';

const kinds = [['', 'Everything'], ...Object.entries(auditKinds)] as const;
const actions = [['', 'Any'], ...Object.entries(auditActions)] as const;

/** Filters by actor, object, act and time; the URL contains them. */
function AuditFilters({ query }: { query: AuditQuery }) {
  const { person, subject, kind, act, from, to } = query;
  return (
    <Form className="mt-8 grid gap-4" method="get" aria-label="Filter the audit log" role="search">
      <div className="grid grid-cols-2 items-start gap-4 xl:grid-cols-6">
        <div className="max-sm:col-span-2">
          <TextField name="person" label="Who" hint="Email or id" defaultValue={person} />
        </div>
        <div className="max-sm:col-span-2">
          <TextField
            name="subject"
            label="To what"
            hint="Id, a listing’s address, or an email"
            defaultValue={subject}
          />
        </div>
        <SelectField name="kind" label="Kind" options={kinds} defaultValue={kind} />
        <SelectField name="act" label="Action" options={actions} defaultValue={act} />
        <TextField name="from" label="From" type="date" defaultValue={from} />
        <TextField name="to" label="To" type="date" defaultValue={to} />
      </div>
      <FilterButtons />
    </Form>
  );
}

export const handle = { isPrivate: true, title: 'Audit log' } satisfies SignedInHandle;

const pageSize = 50;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const query = parseAuditQuery(url.searchParams);
  const page = findAuditLog(context.get(signedInContext), {
    ...toAuditFilter(query),
    ...(query.before && { before: query.before }),
    max_rows: pageSize,
    by_act: true,
  });
  return { page: await settle(page) };
}

/** The audit log; for super admins. */
export default function AuditScreen({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const query = parseAuditQuery(new URLSearchParams(search));
  return (
    <>
      <p className="mt-6 max-w-2xl text-soft">
        Every change of a listing, a role or a decision, with who made or ordered it. What one
        person did at once is one line. Rows are only added, and each includes the hash of the
        previous one. Once a day, the last hash is recorded outside the database. If that row is
        missing later, the task “Checks the audit log, records its hash” fails in Health.
      </p>
      <AuditCheck />
      <AuditFilters key={search} query={query} />
      {query.of && (
        <p className="mt-8">
          All rows of one action. <Link to="?">Back to the whole log</Link>
        </p>
      )}
      <ScreenPart of={loaderData.page.of} failed="We could not load the audit log.">
        {(page) => <Entries page={page} query={query} />}
      </ScreenPart>
    </>
  );
}

const unknowns = {
  person: 'No account has this address or id.',
  subject: 'Nothing has this id, and no listing has this address.',
};

function Entries({ page, query }: { page: AuditLog; query: AuditQuery }) {
  const { entries, next, unknown } = page;
  if (unknown !== null) return <p className="mt-8">{unknowns[unknown]}</p>;
  if (entries.length === 0) return <p className="mt-8 text-soft">No matches.</p>;
  return (
    <>
      <ol className="mt-8 border-t border-ink">
        {entries.map((entry) => (
          <AuditItem key={entry.id} entry={entry} actHref={toActHref(query, entry)} />
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-start gap-3">
        {next !== null && (
          <Link className="button-line" to={toNextHref(query, next)}>
            Older
          </Link>
        )}
        <AuditExport query={query} />
      </div>
    </>
  );
}

type State =
  | { kind: 'idle' | 'failed' }
  | { kind: 'running'; soFar: VerifiedAudit | null }
  | { kind: 'done'; found: VerifiedAudit };

/** Verifies the whole chain, and says where it breaks first. */
function AuditCheck() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isRunning = state.kind === 'running';

  async function check() {
    setState({ kind: 'running', soFar: null });
    try {
      const db = await openSession();
      const found = await verifyAuditLog({ db }, (soFar) => setState({ kind: 'running', soFar }));
      setState({ kind: 'done', found });
    } catch {
      setState({ kind: 'failed' });
    }
  }

  return (
    <div className="mt-4">
      <button
        className="button-line"
        type="button"
        aria-disabled={isRunning}
        onClick={() => !isRunning && void check()}
      >
        Check the chain
      </button>
      <p className="mt-2 min-h-[1lh] wrap-anywhere" role="status">
        {describe(state)}
      </p>
    </div>
  );
}

function describe(state: State): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'failed':
      return 'The log could not be read. Please try again.';
    case 'running':
      return state.soFar === null
        ? 'One moment…'
        : `${formatCount(state.soFar.checked)} of ${formatCount(state.soFar.of)} rows…`;
    case 'done':
      return describeFound(state.found);
  }
}

function describeFound({ checked, hash, broken }: VerifiedAudit): string {
  if (broken === null) {
    return checked === 0
      ? 'The log is empty.'
      : `${formatCount(checked)} rows: none altered, inserted, or removed between others. Hash of the last: ${hash}`;
  }
  switch (broken.fault) {
    case 'changed':
      return `Row ${broken.number} of the chain was altered (id ${broken.id}).`;
    case 'missing':
      return `Row ${broken.number} of the chain is gone (id ${broken.id}).`;
    case 'unnumbered':
      return `Number ${broken.number} of the chain was removed.`;
    case 'unsealed':
      return `The row with id ${broken.id} was added outside the chain.`;
  }
}
