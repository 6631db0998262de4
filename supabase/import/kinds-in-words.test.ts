import { expect, test } from 'vitest';
import { readFile } from './read-file-fixture.ts';

test('a type that is no category says what a held business is, and a code or “Other” does not', async () => {
  const types = ['BEEKEEPER', 'bee_keeper', 'Other', 'n/a', 'T-1', 'Bakery'];
  const lines = types.map((type, index) => `Alvarez & Dunn ${index},Waco,TX,76701,${type}`);
  const rows = await readFile(`name,city,state,zip,type\n${lines.join('\n')}`);
  expect(rows).toMatchObject([
    { category: 'other', specialty: 'Beekeeper', hold: 'category' },
    { category: 'other', specialty: 'Bee Keeper', hold: 'category' },
    { category: 'other', specialty: null },
    { category: 'other', specialty: null },
    { category: 'other', specialty: null },
    { category: 'bakeries', specialty: null, hold: null },
  ]);
});

test('a column of specialties tells the category where nothing else does, and the kind in words', async () => {
  const rows = await readFile(
    `name,category,specialty,city,state,zip
Oak,,CARDIOLOGY,Waco,TX,76701
Elm,Other,24-hour bee hotline,Waco,TX,76701
Ash,Bakery,207Q00000X,Waco,TX,76701`,
  );
  expect(rows).toMatchObject([
    { category: 'doctors', specialty: 'Cardiology' },
    { category: 'other', specialty: '24-hour bee hotline' },
    { category: 'bakeries', specialty: null },
  ]);
});
