import { expect, test } from 'vitest';
import { guessColumns } from '#app/domain/import/columns/guess-columns.ts';
import { runImport, type RunInput } from './run-import.ts';
import type { ImportRow } from '#app/domain/import/read-row.ts';
import type { ImportStore } from './store.ts';

const header = ['name', 'street', 'city', 'state', 'zip', 'country', 'category'];
const oak = ['Oak Diner', '12 Elm St', 'Austin', 'TX', '78701', 'US', 'diner'];

/** A database of one table, in which the same name and street means the same listing. */
function createMemoryStore() {
  const rows = new Map<string, ImportRow>();
  const store: ImportStore = {
    findCategories: async () => [
      { id: 1, slug: 'restaurants', name: 'Restaurants', synonyms: ['diner'], attributes: [] },
      { id: 2, slug: 'breweries', name: 'Breweries', synonyms: ['brewery'], attributes: [] },
      { id: 3, slug: 'other', name: 'Other Businesses', synonyms: [], attributes: [] },
    ],
    importListings: async (listings) => {
      const rejected = listings
        .filter((row) => row.name === 'Poison')
        .map((row) => ({ row, reason: 'The database rejected this row: no' }));
      const held = listings
        .filter((row) => row.name === 'Twin')
        .map((row) => ({ row, reason: 'duplicate' as const, similarName: 'Oak Diner' }));
      const fresh = listings.filter((row) => {
        const key = `${row.name}|${row.street}|${row.city}`.toLowerCase();
        if (['Poison', 'Twin'].includes(row.name) || rows.has(key)) return false;
        rows.set(key, row);
        return true;
      });
      const unchanged = listings.length - fresh.length - held.length - rejected.length;
      return { added: fresh.length, changed: 0, unchanged, marked: 0, held, rejected };
    },
  };
  return { store, rows: () => [...rows.values()] };
}

async function* iterate(cells: string[][]) {
  for (const row of cells) yield { cells: row, problem: null };
}

function run(store: ImportStore, cells: string[][], options: Partial<RunInput> = {}) {
  const rejected: { cells: string[]; reasons: string[] }[] = [];
  const held: [string, string][] = [];
  const counts = runImport({
    sample: cells,
    rows: iterate(cells),
    header,
    mapping: guessColumns({ header, sample: cells }).mapping,
    constants: {},
    fileName: 'list.csv',
    category: null,
    store,
    dryRun: false,
    withHeld: false,
    onHeld: (row, { reason }) => held.push([row[0]!, reason]),
    onRejected: (row, reasons) => rejected.push({ cells: row, reasons }),
    warn: () => {},
    onProgress: () => {},
    ...options,
  });
  return counts.then((value) => ({ counts: value, rejected, held }));
}

test('a row becomes a listing with its category', async () => {
  const { store, rows } = createMemoryStore();
  await run(store, [oak]);
  expect(rows()).toMatchObject([{ name: 'Oak Diner', category_id: 1 }]);
});

test('every row is counted once, whatever its outcome', async () => {
  const { store } = createMemoryStore();
  const warned: string[] = [];
  const { counts, rejected, held } = await run(
    store,
    [
      oak,
      oak,
      ['OAK DINER', ...oak.slice(1)],
      ['Eiche', 'Ring 1', 'Berlin', 'Berlin', '10115', 'Germany', 'bar'],
      ['', '1 Elm St', 'Austin', 'TX', '78701', 'US', ''],
      ['Poison', '1 Elm St', 'Austin', 'TX', '787', 'US', ''],
      ['Twin', '1 Elm St', 'Austin', 'TX', '787', 'US', ''],
      ['Ash Cafe', '1 Ash St', 'Austin', 'TX', '787', 'US', ''],
      [...oak, 'a cell too many'],
      [...oak, ''],
    ],
    { warn: (_field, _problem, cell) => warned.push(cell) },
  );
  expect(counts).toEqual({
    read: 10,
    added: 2,
    marked: 0,
    changed: 0,
    alreadyThere: 3,
    notInTheUs: 1,
    held: 1,
    rejected: 3,
    warnings: 1,
  });
  // Of the row that was kept: its zip code is none, and another one was filled in.
  expect(warned).toEqual(['787', '']);
  expect(held).toEqual([['Twin', 'duplicate']]);
  expect(rejected.map(({ reasons }) => reasons[0])).toEqual([
    'Name is required',
    'The row has 8 cells, the header 7',
    'The database rejected this row: no',
  ]);
});

test('importing the same rows again adds nothing', async () => {
  const { store, rows } = createMemoryStore();
  await run(store, [oak]);
  const again = await run(store, [oak]);
  expect(again.counts).toMatchObject({ added: 0, alreadyThere: 1 });
  expect(rows()).toHaveLength(1);
});

test('a dry run judges every row and writes none', async () => {
  const { store, rows } = createMemoryStore();
  const { counts } = await run(store, [oak, ['']], { dryRun: true });
  expect(counts).toMatchObject({ read: 2, added: 1, rejected: 1 });
  expect(rows()).toEqual([]);
});

test('a dry run holds a row with a guessed place, unless it imports such rows', async () => {
  const { store } = createMemoryStore();
  const cells = [...Array.from({ length: 12 }, () => oak), ['Ash Cafe', '', '', 'TX', '', '', '']];
  const { counts, held } = await run(store, cells, { dryRun: true });
  expect(counts).toMatchObject({ read: 13, added: 12, held: 1 });
  expect(held).toEqual([['Ash Cafe', 'place']]);
  const whole = await run(store, cells, { dryRun: true, withHeld: true });
  expect(whole.counts).toMatchObject({ read: 13, added: 13, held: 0 });
});

test('--category holds for every row and must exist', async () => {
  const { store, rows } = createMemoryStore();
  await run(store, [oak], { category: 'breweries' });
  expect(rows()[0]?.category_id).toBe(2);
  await expect(run(store, [oak], { category: 'pubs' })).rejects.toThrow(
    'There is no category "pubs"; there are restaurants, breweries, other.',
  );
});
