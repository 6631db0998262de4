import { Link } from 'react-router';
import { nameSiteField } from '#app/components/admin/setting-fields.ts';
import type { Column } from '#app/components/list/list-query.ts';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import {
  describeAction,
  type AuditEntry,
  auditKinds,
  describeReason,
  nameSubject,
} from '#app/domain/audit/audit-calls.ts';
import { formatCount, formatMoment, toDateTime } from '#app/domain/text/text.ts';
import { type AuditQuery, toActHref } from './audit-query.ts';

/**
 * The columns of a log: who did what to what, when and why; values and the other rows of its act on demand. The links
 * to these rows keep the filters by kind and act.
 */
export function auditColumns(query: Pick<AuditQuery, 'kind' | 'act'>): Column<AuditEntry>[] {
  return [
    {
      name: 'When',
      cell: ({ occurred_at }) => (
        <time className="tabular-nums" dateTime={toDateTime(occurred_at)}>
          {formatMoment(occurred_at)}
        </time>
      ),
    },
    {
      name: 'Who',
      cell: (entry) => (
        <>
          <Actor entry={entry} /> · {describeAction(entry).toLowerCase()}
        </>
      ),
    },
    {
      name: 'To what',
      cell: (entry) => <Subject entry={entry} actHref={toActHref(query, entry)} />,
    },
    {
      name: 'Values',
      cell: (entry) => (
        <Disclosure title={summarize(entry)} titleClass="lg:min-h-0">
          <Fields entry={entry} />
          <p className="mt-2 text-xs text-soft">
            {entry.number === null
              ? 'Not in the chain'
              : `Number ${entry.number} of the chain, ${entry.hash}`}
          </p>
        </Disclosure>
      ),
    },
  ];
}

function Subject({ entry, actHref }: { entry: AuditEntry; actHref: string }) {
  const { table_name, row_id, act_rows } = entry;
  const reason = describeReason(entry);
  return (
    <>
      <span className="text-soft">
        {auditKinds[table_name] ?? table_name.replaceAll('_', ' ')}:{' '}
      </span>
      <Link className="link-quiet" to={`/super-admin/audit?subject=${row_id}`}>
        {nameSubject(entry) ?? row_id}
      </Link>
      {act_rows !== null && act_rows > 1 && (
        <Link className="link-quiet block font-semibold" to={actHref}>
          and {formatCount(act_rows - 1)} more
        </Link>
      )}
      {reason && <span className="block">Reason: {reason}</span>}
    </>
  );
}

function Actor({ entry: { actor_id, actor, on_behalf_of } }: { entry: AuditEntry }) {
  if (actor_id === null) return <span className="font-semibold">The system</span>;
  return (
    <>
      <Link className="link-quiet font-semibold" to={`/super-admin/audit?person=${actor_id}`}>
        {actor ?? 'A deleted account'}
      </Link>
      {on_behalf_of && ` for ${on_behalf_of}`}
    </>
  );
}

/** The fields that were changed of the directory's identity or area, which is one value in the log. */
function open({ table_name, before, after }: AuditEntry) {
  const isSite =
    table_name === 'settings' && /^(?:identity|area) /.test(String(after?.['setting']));
  if (!isSite) return { before, after };
  const [was, is] = [before, after].map((row) => row?.['value'] ?? {});
  const isSame = ([name, value]: [string, unknown], other = {}) =>
    JSON.stringify(value) === JSON.stringify((other as Record<string, unknown>)[name]);
  const changed = (mine = {}, theirs = {}) =>
    Object.fromEntries(
      Object.entries(mine)
        .filter((field) => !isSame(field, theirs))
        .map(([name, value]) => [nameSiteField(name), value]),
    );
  return { before: changed(was, is), after: changed(is, was) };
}

function fieldsOf(entry: AuditEntry): string[] {
  const { before, after } = open(entry);
  return Array.from(new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]));
}

/**
 * Returns 'phone, email' for a change, 'change role' for a refusal, '12 fields' for an insertion or
 * deletion, '7 rows' for a listing's hours or services.
 */
function summarize(entry: AuditEntry): string {
  const fields = fieldsOf(entry);
  if (fields.length === 0) return 'Details';
  if (entry.action === 'refuse') return String(entry.after?.['function']).replaceAll('_', ' ');
  const { rows } = { ...entry.before, ...entry.after };
  if (Array.isArray(rows)) return `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
  if (entry.action === 'update' && fields.length <= 4) {
    return fields.map((field) => field.replaceAll('_', ' ')).join(', ');
  }
  return `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`;
}

function Fields({ entry }: { entry: AuditEntry }) {
  const { before, after } = open(entry);
  return (
    <dl className="mt-1 grid gap-2">
      {fieldsOf(entry).map((field) => (
        <div key={field} className="min-w-0">
          <dt className="text-soft">{field.replaceAll('_', ' ')}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {before && <del className="text-soft">{show(before[field])}</del>}
            {before && after && <span aria-hidden="true"> → </span>}
            {after && <ins className="no-underline">{show(after[field])}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function show(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
