import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { QueuedItem } from '#app/domain/admin-queue/admin-queue.ts';
import { KindLinks } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';

const now = new Date('2026-11-22T12:00:00Z');
const item = {
  id: 'a4b3',
  name: 'Harbor Tattoo',
  city: 'Austin',
  state: 'TX',
  sent_at: '2026-11-20T12:00:00+00:00',
  sender: 'Ana Lopez',
  sender_id: null,
  signals: {},
  approved: 2,
  rejected: 1,
};
const claim = { ...item, kind: 'claim', evidence: 'documents' } as const;
const isOver = '2026-11-21T12:00:00+00:00';
const isAhead = '2026-11-27T12:00:00+00:00';

test.each<[QueuedItem, string, string]>([
  [{ ...item, kind: 'submission' }, 'Submission', '/dashboard/queue/submission/a4b3'],
  [{ ...claim, object_until: null }, 'Claim (documents)', '/dashboard/queue/claim/a4b3'],
  [
    { ...claim, kind: 'objection', object_until: isAhead },
    'Objection (documents)',
    '/dashboard/queue/objection/a4b3',
  ],
  [{ ...item, kind: 'change', field: 'name' }, 'Change of name', '/dashboard/queue/change/a4b3'],
])('an admin reads of what kind it is, who sent it, and where to decide it', (one, kind, to) => {
  const html = show(one);
  expect(html).toContain(`>${kind}</span>`);
  expect(html).toContain(`href="${to}"`);
  expect(html).toContain('<bdi>Ana Lopez</bdi>');
  expect(html).toContain('>2 days ago<');
  expect(html).toContain('Earlier: 2 approved, 1 rejected');
});

test('a detected pair shows how similar both listings are, and in what', () => {
  const signals = { similar_name: {}, similar_phone: {} };
  const pair = {
    ...item,
    kind: 'duplicate',
    other_name: 'Joe’s',
    sender: null,
    approved: 0,
    rejected: 0,
  } as const;
  const html = show({ ...pair, score: 0.92, signals });
  expect(html).toContain('<bdi>Found</bdi>');
  expect(html).toContain('>2 days ago<');
  expect(html).toContain(`${item.name} and Joe’s`);
  expect(html).toContain('92% match');
  expect(html).toContain('Similar in name and phone');
  expect(show({ ...pair, score: 0 })).toContain('Paired by an admin');
});

test.each([
  [2, 0, 'Earlier: 2 approved<'],
  [0, 1, 'Earlier: 1 rejected<'],
])('only earlier decisions that exist are listed', (approved, rejected, told) => {
  expect(show({ ...item, kind: 'submission', approved, rejected })).toContain(told);
});

test('a sender’s first submission mentions no earlier ones', () => {
  expect(show({ ...item, kind: 'submission', approved: 0, rejected: 0 })).not.toContain('Earlier');
});

test('an owner may object until a day that is to come, and no longer', () => {
  const ahead = show({ ...claim, object_until: isAhead });
  expect(ahead).toContain('The owner can object until Nov 27');
  const over = show({ ...claim, object_until: isOver });
  expect(over).toContain('The owner did not object in time');
  expect(over).not.toContain('until');
  expect(show({ ...claim, object_until: null })).not.toContain('The owner');
});

test('an objection past its deadline is still listed, without the date', () => {
  const ahead = show({ ...claim, kind: 'objection', object_until: isAhead });
  expect(ahead).toContain('The owner objects, and can add to it until Nov 27');
  const over = show({ ...claim, kind: 'objection', object_until: isOver });
  expect(over).toContain('The owner objects');
  expect(over).not.toContain('until');
});

test('counts in the thousands appear for all items and for each kind', () => {
  const counts = {
    submission: 1_234,
    claim: 2_345,
    objection: 0,
    call: 0,
    change: 1,
    duplicate: 0,
    review: 0,
    receipt: 0,
    report: 0,
    question: 0,
    edit: 0,
  };
  const links = renderToStaticMarkup(
    <MemoryRouter>
      <KindLinks counts={counts} filter={{}} />
    </MemoryRouter>,
  );
  const text = links.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('All 3,580 ');
  expect(text).toContain(' 1,234 ');
  expect(text).toContain(' 2,345 ');
});

function show(one: QueuedItem): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueueList items={[one]} filter={{}} after={null} now={now} />
    </MemoryRouter>,
  );
}
