import { expect, test } from 'vitest';
import { businessWith } from '#app/domain/business/business-fixture.ts';
import type { Business } from '#app/domain/business/business.ts';
import { describeProvenance } from './profile-lists.tsx';

const now = new Date('2026-11-22T12:00Z');
const byOwner = { at: '2026-02-10T12:00:00+00:00', source: 'owner' } as const;
const byNeighbor = { at: '2026-11-16T12:00:00+00:00', source: 'neighbour' } as const;

function describe(facts: Partial<Business>) {
  const { shared, own } = describeProvenance(
    businessWith({
      phone: '(512) 555-0123',
      website: 'https://example.com',
      opening_hours: [{ day_of_week: 1, opens: '09:00', closes: '17:00' }],
      ...facts,
    }),
    now,
  );
  return { shared, own: Object.fromEntries(own) };
}

test('a status that all facts share is described once', () => {
  expect(
    describe({
      confirmations: { address: byOwner, phone: byOwner, website: byOwner, hours: byOwner },
    }),
  ).toEqual({
    shared: 'The owner confirmed the address, phone, website, and hours 9 months ago.',
    own: {},
  });
  expect(describe({ confirmations: {} }).shared).toBe(
    'The address, phone, website, and hours are not confirmed yet.',
  );
});

test('a fact with another status describes its own', () => {
  expect(describe({ confirmations: { phone: byNeighbor } })).toEqual({
    shared: 'The address, website, and hours are not confirmed yet.',
    own: { phone: 'Confirmed 6 days ago by a neighbor' },
  });
});

test('when two statuses cover as many facts, the summary describes the confirmed one', () => {
  expect(describe({ confirmations: { address: byOwner, hours: byOwner } })).toEqual({
    shared: 'The owner confirmed the address and hours 9 months ago.',
    own: { phone: 'Not confirmed yet', website: 'Not confirmed yet' },
  });
});

test('when no two facts agree, each has its own description', () => {
  expect(describe({ website: null, opening_hours: [], confirmations: { phone: byOwner } })).toEqual(
    {
      shared: null,
      own: { address: 'Not confirmed yet', phone: 'Confirmed 9 months ago by the owner' },
    },
  );
});

test('facts that a listing lacks are not mentioned', () => {
  expect(describe({ phone: null, website: null, confirmations: {} }).shared).toBe(
    'The address and hours are not confirmed yet.',
  );
});
