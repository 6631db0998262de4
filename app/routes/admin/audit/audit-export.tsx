import type { stringify } from 'csv-stringify/browser/esm/sync';
import { useState } from 'react';
import { offerFile } from '#app/browser/offer-file.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { DownloadButton } from '#app/components/ui/download-button.tsx';
import {
  type AuditEntry,
  type AuditLog,
  describeAction,
  describeReason,
  findAuditLog,
  nameSubject,
} from '#app/domain/audit/audit-calls.ts';
import { formatCount, toIsoDate } from '#app/domain/text/text.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { type AuditQuery, toAuditFilter } from './audit-query.ts';

/** The most rows that a tab can hold; further ones need a filter by time. */
const maxRows = 200_000;

/** Offers a file of all rows within the filters. */
export function AuditExport({ query }: { query: AuditQuery }) {
  const [rows, setRows] = useState(0);
  const [isCut, setCut] = useState(false);

  async function offer() {
    setRows(0);
    const file = await readAll(await openSession(), query, setRows);
    offerFile(`audit-log-${toIsoDate(new Date())}.csv`, 'text/csv', file.pieces);
    setCut(file.isCut);
  }

  return (
    <div>
      <DownloadButton
        label="Download as CSV"
        busy={rows === 0 ? 'One moment…' : `${formatCount(rows)} rows…`}
        offer={offer}
      />
      <p className="mt-1 text-sm" role="status">
        {isCut && `The newest ${formatCount(maxRows)} rows. Filter by time for those before.`}
      </p>
    </div>
  );
}

type File = { pieces: string[]; isCut: boolean };

async function readAll(
  db: Db,
  query: AuditQuery,
  onProgress: (rows: number) => void,
): Promise<File> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const pieces: string[] = [];
  let rows = 0;
  let before: number | null = null;
  do {
    const page: AuditLog = await findAuditLog(
      { db },
      { ...toAuditFilter(query), ...(before && { before }), max_rows: 1000 },
    );
    pieces.push(writeAuditCsv(stringify, page.entries, { isFirst: rows === 0 }));
    rows += page.entries.length;
    onProgress(rows);
    before = page.next;
  } while (before !== null && rows < maxRows);
  return { pieces, isCut: before !== null };
}

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
  'Id of the act',
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
    describeAction(entry),
    entry.table_name,
    entry.row_id,
    nameSubject(entry),
    describeReason(entry),
    entry.act_id,
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
