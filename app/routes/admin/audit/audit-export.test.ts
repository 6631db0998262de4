import { stringify } from 'csv-stringify/browser/esm/sync';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#app/domain/audit/audit-calls.ts';
import { writeAuditCsv } from './audit-export.tsx';

const entry: AuditEntry = {
  id: 7,
  number: 5,
  occurred_at: '2026-11-22T07:05:16.123456+00:00',
  actor_id: null,
  actor: null,
  on_behalf_of: null,
  action: 'update',
  table_name: 'businesses',
  row_id: '5eed0000-0000-4000-8000-000000000001',
  subject: 'Joe’s, "the" bakery',
  other: null,
  reason: null,
  act_id: '5eed0000-0000-4000-8000-0000000000ac',
  act_rows: null,
  before: { name: 'Joe’s' },
  after: { name: 'Joe’s, "the" bakery' },
  hash: 'ab',
};

test('a row has all that the screen shows; quotes and commas stay inside of their cell', () => {
  const [header, row, end] = writeAuditCsv(stringify, [entry], { isFirst: true }).split('\r\n');
  expect(header).toBe(
    'Number,When,Who,Id of who,Act,Kind,Id,Name,Reason,Id of the act,Before,After,Hash',
  );
  expect(row).toBe(
    '5,2026-11-22T07:05:16.123456+00:00,the system,,Changed,businesses,' +
      '5eed0000-0000-4000-8000-000000000001,"Joe’s, ""the"" bakery",,5eed0000-0000-4000-8000-0000000000ac,' +
      '"{""name"":""Joe’s""}","{""name"":""Joe’s, \\""the\\"" bakery""}",ab',
  );
  expect(end).toBe('');
});

test.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1'])(
  '%j is no formula in a spreadsheet',
  (subject) => {
    const csv = writeAuditCsv(stringify, [{ ...entry, subject, actor: subject, reason: subject }], {
      isFirst: false,
    });
    const cells = [...csv.matchAll(/(?:^|,)"?'/g)];
    expect(cells).toHaveLength(3);
  },
);
