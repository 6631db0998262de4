import { expect, test } from 'vitest';
import { guessColumns } from '#app/domain/import/columns/guess-columns.ts';
import { runImport, type RunInput } from './run-import.ts';
import type { ImportStore, ListingRow } from './store.ts';

const header = ['name', 'street', 'city', 'state', 'zip', 'country', 'category'];
const oak = ['Oak Diner', '12 Elm St', 'Austin', 'TX', '78701', 'US', 'diner'];

/** A database of one table, with the same idea of "the same listing" as the real one. */
function createMemoryStore(taken: string[] = []) {
  const rows = new Map<string, ListingRow>();
  const slugs = new Set(taken);
  const store: ImportStore = {
    findCategories: async () => [
      { id: 1, slug: 'restaurants', name: 'Restaurants', synonyms: ['diner'] },
      { id: 2, slug: 'breweries', name: 'Breweries', synonyms: ['brewery'] },
      { id: 3, slug: 'other', name: 'Other Businesses', synonyms: [] },
    ],
    findMetros: async () => [
      {
        id: 7,
        slug: 'austin-tx',
        name: 'Austin',
        state: 'TX',
        lat: 30.3264,
        lng: -97.7472,
        radius_miles: 30,
        time_zone: 'America/Chicago',
      },
    ],
    findTakenSlugs: async (asked) => asked.filter((slug) => slugs.has(slug)),
    addListings: async (listings) => {
      const refused = listings
        .filter((row) => row.name === 'Poison')
        .map((row) => ({ row, reason: 'The database refused this row: no' }));
      const fresh = listings.filter((row) => {
        const key = `${row.name}|${row.street}|${row.city}`.toLowerCase();
        if (row.name === 'Poison' || rows.has(key)) return false;
        rows.set(key, row);
        slugs.add(row.slug);
        return true;
      });
      return { added: fresh.length, refused };
    },
  };
  return { store, rows: () => [...rows.values()] };
}

async function* iterate(cells: string[][]) {
  for (const row of cells) yield { cells: row, problem: null };
}

function run(store: ImportStore, cells: string[][], options: Partial<RunInput> = {}) {
  const rejected: { cells: string[]; reasons: string[] }[] = [];
  const counts = runImport({
    rows: iterate(cells),
    header,
    mapping: guessColumns({ header, sample: cells }).mapping,
    fileName: 'list.csv',
    category: null,
    store,
    dryRun: false,
    onRejected: (row, reasons) => rejected.push({ cells: row, reasons }),
    warn: () => {},
    onProgress: () => {},
    ...options,
  });
  return counts.then((value) => ({ counts: value, rejected }));
}

test('a row becomes a listing with its category, metro, time zone and slug', async () => {
  const { store, rows } = createMemoryStore();
  await run(store, [oak]);
  expect(rows()).toMatchObject([
    { slug: 'oak-diner-austin-tx', category_id: 1, metro_id: 7, time_zone: 'America/Chicago' },
  ]);
});

test('every row is counted once, whatever becomes of it', async () => {
  const { store } = createMemoryStore();
  const { counts, rejected } = await run(store, [
    oak,
    oak,
    ['OAK DINER', ...oak.slice(1)],
    ['Eiche', 'Ring 1', 'Berlin', 'Berlin', '10115', 'Germany', 'bar'],
    ['', '1 Elm St', 'Austin', 'TX', '78701', 'US', ''],
    ['Poison', '1 Elm St', 'Austin', 'TX', '78701', 'US', ''],
    [...oak, 'a cell too many'],
    [...oak, ''],
  ]);
  expect(counts).toEqual({
    read: 8,
    added: 1,
    alreadyThere: 3,
    notInTheUs: 1,
    rejected: 3,
    warnings: 0,
  });
  expect(rejected.map(({ reasons }) => reasons[0])).toEqual([
    'Name is required',
    'The row has 8 cells, the header 7',
    'The database refused this row: no',
  ]);
});

test('importing the same rows again adds nothing', async () => {
  const { store, rows } = createMemoryStore();
  await run(store, [oak]);
  const again = await run(store, [oak]);
  expect(again.counts).toMatchObject({ added: 0, alreadyThere: 1 });
  expect(rows()).toHaveLength(1);
});

test('a slug is given once, across batches and what the database has', async () => {
  const taken = ['oak-diner-austin-tx', 'oak-diner-austin-tx-3'];
  const { store, rows } = createMemoryStore(taken);
  const many = Array.from({ length: 501 }, (_, index) => [
    'Oak Diner',
    `${index} Elm St`,
    ...oak.slice(2),
  ]);
  const { counts } = await run(store, many);
  const slugs = rows().map((row) => row.slug);
  expect(counts.added).toBe(501);
  expect(new Set(slugs).size).toBe(501);
  expect(slugs.filter((slug) => taken.includes(slug))).toEqual([]);
});

test('a dry run judges every row and writes none', async () => {
  const { store, rows } = createMemoryStore();
  const { counts } = await run(store, [oak, ['']], { dryRun: true });
  expect(counts).toMatchObject({ read: 2, added: 1, rejected: 1 });
  expect(rows()).toEqual([]);
});

test('--category holds for every row and must exist', async () => {
  const { store, rows } = createMemoryStore();
  await run(store, [oak], { category: 'breweries' });
  expect(rows()[0]?.category_id).toBe(2);
  await expect(run(store, [oak], { category: 'pubs' })).rejects.toThrow(
    'There is no category "pubs"; there are restaurants, breweries, other.',
  );
});

test('a file of more than 50,000 rows is imported up to there and said to be too long', async () => {
  const { store } = createMemoryStore();
  const abroad = Array.from({ length: 50_001 }, () => ['Eiche', '', '', '', '', 'Germany', '']);
  await expect(run(store, abroad)).rejects.toThrow(/more than 50,000 rows/);
  expect((await run(store, abroad.slice(1))).counts.notInTheUs).toBe(50_000);
});
