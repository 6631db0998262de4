import { expect, test } from 'vitest';
import type { Db } from '#app/services/supabase/client.ts';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import { createStore } from './store.ts';

type Asked = { batch: string; rounds: { name: string }[][] };
type Answer = { data: unknown; error: unknown; status: number };

const added = (count: number) => ({
  added: count,
  changed: 0,
  unchanged: 0,
  marked: 0,
  held: [],
});

/** A database that answers each call as it is told. */
function createDb(answer: (asked: Asked, call: number) => Partial<Answer>) {
  const calls: Asked[] = [];
  const db = {
    rpc: async (_name: string, asked: Asked) => {
      calls.push(asked);
      return { data: null, error: null, status: 200, ...answer(asked, calls.length) };
    },
  };
  return { store: createStore({ db: db as unknown as Db, withHeld: false }), calls };
}

test('rows of which no answer came are sent again under the same number', async () => {
  const { store, calls } = createDb((_asked, call) =>
    call === 1 ? { error: { message: 'TimeoutError', code: '' }, status: 0 } : { data: added(1) },
  );
  expect(await store.importListings([listingOf({})])).toEqual({ ...added(1), rejected: [] });
  expect(calls).toHaveLength(2);
  expect(calls[1]).toEqual(calls[0]);
});

test('a row that the database rejects is reported, and the others are imported', async () => {
  const rows = ['Oak', 'Poison', 'Elm'].map((name) => listingOf({ name, street: name }));
  const { store, calls } = createDb(({ rounds }) =>
    rounds.flat().some(({ name }) => name === 'Poison')
      ? { error: { message: 'no', code: '23514' }, status: 400 }
      : { data: added(rounds.flat().length) },
  );
  const { rejected, ...counts } = await store.importListings(rows);
  expect(counts).toEqual(added(2));
  expect(rejected).toEqual([{ row: rows[1], reason: 'The database rejected this row: no' }]);
  expect(new Set(calls.map(({ batch }) => batch)).size).toBe(calls.length);
});

test('a held row is found by its round and index', async () => {
  const rows = ['Oak', 'Oak', 'Elm'].map((name) => listingOf({ name, street: name }));
  const held = { round: 1, index: 0, reason: 'place', similar_name: null };
  const { store } = createDb(() => ({ data: { ...added(2), held: [held] } }));
  const result = await store.importListings(rows);
  expect(result.held).toEqual([{ row: rows[1], reason: 'place', similarName: null }]);
});

test('a database error that affects every row ends the import', async () => {
  const { store } = createDb(() => ({ error: { message: 'no', code: '42501' }, status: 403 }));
  await expect(store.importListings([listingOf({})])).rejects.toThrow(
    /did not answer as it should/,
  );
});
