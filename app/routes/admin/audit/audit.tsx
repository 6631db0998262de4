import { use, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import type { ListFilter } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
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
import { auditColumns } from './audit-item.tsx';
import { parseAuditQuery, toAuditFilter } from './audit-query.ts';

const filters: ListFilter[] = [
  { name: 'person', label: 'Who', hint: 'Email or id' },
  { name: 'subject', label: 'To what', hint: 'Id, page address or email' },
  { name: 'kind', label: 'Kind', options: [['', 'Everything'], ...Object.entries(auditKinds)] },
  { name: 'act', label: 'Action', options: [['', 'Any'], ...Object.entries(auditActions)] },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
];

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
export default function AuditScreen({ loaderData: { page } }: Route.ComponentProps) {
  const query = parseAuditQuery(useSearchParams()[0]);
  return (
    <>
      {query.of && (
        <p className="mt-4">
          All rows of one action. <Link to="?">Back to the whole log</Link>
        </p>
      )}
      <RecordList
        label="Filter the audit log"
        filters={filters}
        of={page.of}
        failed="We could not load the audit log."
        read={({ entries, next }) => ({ rows: entries, next: next === null ? null : String(next) })}
        keyOf={({ id }) => String(id)}
        columns={auditColumns(query)}
        empty={<NoEntries of={page.of} />}
        tools={<AuditExport query={query} />}
      />
      <p className="mt-8 max-w-2xl text-soft">
        Every change of a listing, a role or a decision, with who made or ordered it. What one
        person did at once is one line. Rows are only added, and each includes the hash of the
        previous one. Once a day, the last hash is recorded outside the database. If that row is
        missing later, the task “Checks the audit log, records its hash” fails in Health.
      </p>
      <AuditCheck />
    </>
  );
}

const unknowns = {
  person: 'No account has this address or id.',
  subject: 'Nothing has this id, and no listing has this address.',
};

/** Of a log that has arrived. */
function NoEntries({ of }: { of: AuditLog | Promise<AuditLog> }) {
  const { unknown } = of instanceof Promise ? use(of) : of;
  return unknown === null ? 'No matches.' : unknowns[unknown];
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
