import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import type { ImportRow } from '#app/domain/import/read-row.ts';
import type { Database } from '../../supabase/local/database.ts';
import { generateBusinesses } from '../../supabase/seed/generate.ts';
import { importRounds } from '../support/imports.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

const baseCount = 60;

type Change = (row: ImportRow, next: ImportRow) => Partial<ImportRow>;

/** The same business as other files spell it. */
const same: Record<string, Change> = {
  'a street written out, no phone': ({ street }) => ({
    street: street?.replace(/ St\b/, ' Street').replace(/ Ave\b/, ' Avenue') ?? null,
    phone: null,
  }),
  'a legal form, no phone': ({ name }) => ({ name: `${name}, LLC`, phone: null }),
  'an article, no phone': ({ name }) => ({ name: `The ${name}`, phone: null }),
  'two letters exchanged, no street': ({ name }) => ({
    name: name.replace(/(\w)(\w)(\w)/, '$1$3$2'),
    street: null,
  }),
  'a word less': ({ name }) => ({ name: name.split(' ').slice(0, 2).join(' ') }),
  'another house of the street, the same phone': ({ street }) => ({
    street: street?.replace(/^\d+/, '98763') ?? null,
  }),
  'a numbered street without a house': () => ({ street: '3rd St' }),
  'another phone': ({ name }) => ({ name: name.replaceAll('’', ''), phone: '(212) 867-5309' }),
};

/** Another business with much in common. */
const other: Record<string, Change> = {
  'the same name and phone on another street': () => ({ street: '98763 Nowhere Pkwy' }),
  'the next name in the same house': (_row, next) => ({ name: next.name, phone: null }),
  'the same name elsewhere in the city': () => ({ street: '98765 Nowhere Pkwy', phone: null }),
  'another name with the same phone': (_row, next) => ({
    name: next.name,
    street: '98764 Nowhere Pkwy',
  }),
};

/** How many of the rows become a listing that is there; leaves nothing behind. */
async function countJoined(bases: ImportRow[], changes: Record<string, Change>): Promise<number> {
  const kinds = Object.values(changes);
  const rows = bases.map((base, index) => {
    const next = bases[(index + 1) % bases.length]!;
    return { ...base, ...kinds[index % kinds.length]!(base, next) };
  });
  const result = await database.transaction(async (tx) => {
    await importRounds(tx, bases, true);
    const counts = await importRounds(tx, rows, true);
    await tx.query('delete from public.businesses');
    return counts;
  });
  return rows.length - result.added;
}

function makeRows(): ImportRow[] {
  const rows = [...generateBusinesses({ count: baseCount })].map(({ row }) => row);
  return rows.map(({ name, street, city, state, zip_code, phone, lat, lng }) =>
    listingOf({ name, street, city, state, zip_code, phone, lat, lng }),
  );
}

test('95% of true duplicate pairs merge, and 99% of merges are correct', async () => {
  const bases = makeRows();
  const right = await countJoined(bases, same);

  const wrong = await countJoined(bases, other);

  expect(right / baseCount).toBeGreaterThanOrEqual(0.95);
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.99);
});
