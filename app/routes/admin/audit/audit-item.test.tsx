import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#app/domain/audit/audit-calls.ts';
import { auditColumns } from './audit-item.tsx';

const entry: AuditEntry = {
  id: 1,
  number: 1,
  occurred_at: '2026-11-20T12:00:00+00:00',
  actor_id: null,
  actor: null,
  on_behalf_of: null,
  action: 'update',
  table_name: 'businesses',
  row_id: '22efbe03-6dd3-49c9-89f9-6090f7000000',
  subject: 'Harbor Tattoo',
  other: null,
  reason: null,
  act_id: '22efbe03-6dd3-49c9-89f9-6090f7000001',
  act_rows: null,
  before: null,
  after: null,
  hash: 'ab12',
};

test.each([
  ['phone', null, '+15125550100', 'empty', '+15125550100'],
  ['description', 'Ink', '', 'Ink', 'empty'],
  ['website', undefined, 'https://ink.example', 'empty', 'https://ink.example'],
  ['is_open', true, false, 'true', 'false'],
])('a change of %s is shown from its old value to the new one', (field, old, now, from, to) => {
  const changed = { ...entry, before: { [field]: old }, after: { [field]: now } };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      {auditColumns({ kind: '', act: '' }).map(({ cell }) => cell(changed))}
    </MemoryRouter>,
  );
  expect(/<del[^>]*>([^<]*)</.exec(html)?.[1]).toBe(from);
  expect(/<ins[^>]*>([^<]*)</.exec(html)?.[1]).toBe(to);
});
