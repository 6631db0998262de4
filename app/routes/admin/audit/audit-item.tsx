import { Link } from 'react-router';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import {
  describeAction,
  type AuditEntry,
  auditKinds,
  describeReason,
} from '#app/domain/audit/audit-calls.ts';
import { formatCount, formatMoment, toDateTime } from '#app/domain/text/text.ts';

type AuditItemProps = { entry: AuditEntry; /** Of all rows of its act. */ actHref: string };

/** A line of the log: who did what to what, when and why; values and the other rows of its act on demand. */
export function AuditItem({ entry, actHref }: AuditItemProps) {
  const { number, occurred_at, table_name, row_id, subject, hash, act_rows } = entry;
  const reason = describeReason(entry);
  const kind = auditKinds[table_name] ?? table_name.replaceAll('_', ' ');
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-rule py-3 lg:grid-cols-[13.5rem_minmax(0,1fr)_minmax(0,1.2fr)]">
      <time className="text-sm text-soft tabular-nums" dateTime={toDateTime(occurred_at)}>
        {formatMoment(occurred_at)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <Actor entry={entry} /> · {describeAction(entry).toLowerCase()}
        </p>
        <p>
          <span className="text-soft">{kind}: </span>
          <Link className="link-quiet" to={`/super-admin/audit?subject=${row_id}`}>
            {subject ?? row_id}
          </Link>
        </p>
        {act_rows !== null && act_rows > 1 && (
          <p>
            <Link className="link-quiet font-semibold" to={actHref}>
              and {formatCount(act_rows - 1)} more
            </Link>
          </p>
        )}
        {reason && <p className="text-sm">Reason: {reason}</p>}
      </div>
      <Disclosure className="min-w-0 text-sm" title={summarize(entry)} titleClass="lg:min-h-0">
        <Fields entry={entry} />
        <p className="mt-2 text-xs wrap-anywhere text-soft">
          {number === null ? 'Not in the chain' : `Number ${number} of the chain, ${hash}`}
        </p>
      </Disclosure>
    </li>
  );
}

function Actor({ entry: { actor_id, actor } }: { entry: AuditEntry }) {
  if (actor_id === null) return <span className="font-semibold">The system</span>;
  return (
    <Link className="link-quiet font-semibold" to={`/super-admin/audit?person=${actor_id}`}>
      {actor ?? 'A deleted account'}
    </Link>
  );
}

function fieldsOf({ before, after }: AuditEntry): string[] {
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
  const { before, after } = entry;
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
