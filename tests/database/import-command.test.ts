import { expect, test } from 'vitest';
import {
  findImport,
  findImports,
  rollBackImport,
  runImport,
} from '#app/domain/import/import-calls.ts';
import { processImports } from '#app/domain/import/import.server.ts';
import { asService, signInAs } from '../support/clients.ts';
import { importFile } from '../support/import-file.ts';

const file = [
  'Name,Street,City,State,Zip,Country,Category',
  'Quillfeather Diner,12 Elm St,Austin,TX,78701,US,diner',
  'Eiche,Ring 1,Berlin,Berlin,10115,Germany,bar',
  ',1 Elm St,Austin,TX,78701,US,',
  'Quillfeather Books,4 Elm St,Austin,TX,78701,US,bookstore,a cell too many',
].join('\n');

const findListings = async () => {
  const { data } = await asService()
    .from('businesses')
    .select('name, categories (slug)')
    .like('name', 'Quillfeather%');
  return data;
};

test('an admin continues a check of `npm run import` on the screen, and rolls it back', async () => {
  const { client } = await signInAs('admin');
  const admin = { db: client };
  const { id, state, counts } = await importFile({ db: asService(), text: file, dryRun: true });
  expect({ state, counts }).toEqual({
    state: 'checked',
    counts: { created: 1, abroad: 1, rejected: 2 },
  });
  expect(await findListings()).toEqual([]);
  expect(await findImports(admin)).toContainEqual(
    expect.objectContaining({ id, file_name: 'list.csv', has_file: true }),
  );

  expect(await runImport(admin, id)).toEqual({ ok: true });
  await processImports({ db: asService(), forMs: 60_000 });
  expect(await findImport(admin, id)).toMatchObject({ state: 'done', counts });
  expect(await findListings()).toMatchObject([{ name: 'Quillfeather Diner' }]);

  expect(await rollBackImport(admin, id)).toEqual({ ok: true });
  await processImports({ db: asService(), forMs: 60_000 });
  expect(await findListings()).toEqual([]);
});

test('--category holds for every row and must exist', async () => {
  const text = file.split('\n').slice(0, 2).join('\n');
  const { counts } = await importFile({ db: asService(), text, category: 'breweries' });
  expect(counts).toEqual({ created: 1 });
  expect(await findListings()).toMatchObject([{ categories: { slug: 'breweries' } }]);
  await expect(importFile({ db: asService(), text, category: 'pubs' })).rejects.toThrow(
    'There is no category "pubs"; there are ',
  );
});
