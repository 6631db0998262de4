import type { stringify } from 'csv-stringify/browser/esm/sync';
import { type AuditEntry, auditActs } from '#app/domain/audit/audit.ts';

const header = [
  'Number',
  'When',
  'Who',
  'Id of who',
  'Act',
  'Kind',
  'Id',
  'Name',
  'Reason',
  'Before',
  'After',
  'Hash',
];

/** Writes rows of the log as RFC 4180; only the first chunk has a header. */
export function writeAuditCsv(
  write: typeof stringify,
  entries: readonly AuditEntry[],
  { isFirst }: { isFirst: boolean },
): string {
  const rows = entries.map((entry) => [
    entry.number,
    entry.occurred_at,
    entry.actor ?? (entry.actor_id === null ? 'the system' : ''),
    entry.actor_id,
    auditActs[entry.action],
    entry.table_name,
    entry.row_id,
    entry.thing,
    entry.reason,
    entry.before && JSON.stringify(entry.before),
    entry.after && JSON.stringify(entry.after),
    entry.hash,
  ]);
  return write(isFirst ? [header, ...rows] : rows, {
    record_delimiter: 'windows',
    // A name like '=HYPERLINK(…)' must stay text in a spreadsheet (OWASP, CSV injection).
    escape_formulas: true,
  });
}
