import { expect, onTestFinished, test } from 'vitest';
import { fieldsWith } from '#app/domain/business/business.ts';
import { listFields, mergeFields } from '#app/domain/duplicate/duplicate.ts';
import { beginExport } from '#app/domain/export/export-calls.ts';
import { guessColumns } from '#app/domain/import/columns/guess-columns.ts';
import { headerSynonyms } from '#app/domain/import/columns/header-synonyms.ts';
import type { ImportField } from '#app/domain/import/fields.ts';
import { listingOf, smallCountry } from '#app/domain/import/import-fixture.ts';
import { type CategoryWithFeatures, createRowReader } from '#app/domain/import/read-row.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { createFileWriter } from '../../functions/exports/file-writers.ts';
import { asService } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { admin, createTwins, findMerge, mergeListings } from '../support/duplicates.ts';
import { editListing, moveListing, newPlace } from '../support/edit-listing.ts';
import { importInto } from '../support/imports.ts';
import { everythingOf, listFieldNames, readValues, valuesOf } from '../support/listing-values.ts';
import { createListings, createOwnedListing } from '../support/listings.ts';
import { openSchema } from '../support/open-schema.ts';
import { createPerson } from '../support/people.ts';

// Each test takes every declared field one way beyond the page: to an admin, files and another listing. A
// field that a way forgets fails here by its name.

test('large changes of a verified listing wait field by field, all others are live at once', async () => {
  const {
    owner: { client },
    listing,
  } = await createOwnedListing({ verification: 'documents' });
  const directory = await admin();
  const before = everythingOf(1, listing.id);
  await editListing(directory, listing.id, before);
  const after = everythingOf(2, listing.id);
  const { data } = await editListing(client, listing.id, after);
  const pending = listFieldNames(fieldsWith({ requires_review: true }));
  expect(data?.pending.toSorted()).toEqual(pending.toSorted());
  const waiting = Object.entries(before).filter(([name]) => pending.includes(name));
  expect(await readValues(client, listing.id)).toEqual({
    ...after,
    ...Object.fromEntries(waiting),
  });
  const { data: changes } = await asService()
    .from('pending_changes')
    .select('id')
    .eq('business_id', listing.id);
  for (const { id } of changes ?? []) {
    const { data: change } = await directory.rpc('get_pending_change', { change_id: id });
    const { now } = change as { now: Json };
    const approval = { kind: 'change', id, version: now, isApproved: true } as const;
    expect(await decideNow(directory, approval)).toMatchObject({ outcome: 'decided' });
  }
  expect(await readValues(client, listing.id)).toEqual(after);
});

test('every field is a column of the file for admins', async () => {
  const { client, userId } = await createPerson('admin');
  const city = `Exportville ${userId.slice(0, 8)}`;
  const [listing] = await createListings({ city });
  const values = { ...everythingOf(3, listing!.id), city };
  expect((await editListing(client, listing!.id, values)).data?.outcome).toBe('saved');
  const { id } = await beginExport({ db: client }, { city });
  const { data } = await client.rpc('read_export', { export_id: id });
  const { listings } = data as unknown as Parameters<typeof writeFile>[0];
  const [heading = '', line = ''] = writeFile({ listings });
  const cells = line.split(',');
  const file = Object.fromEntries(heading.split(',').map((name, at) => [name, cells[at]]));
  const { location, ...others } = values;
  const inFile = { ...others, photos: values.photos.length };
  for (const { name } of fieldsWith({ is_exported: true })) {
    const columns = name === 'location' ? location : { [name]: toCell(inFile[name]) };
    for (const [column, value] of Object.entries(columns)) {
      expect({ [column]: file[column] }).toEqual({ [column]: String(value) });
    }
  }
});

const toCell = (value: unknown) => (Array.isArray(value) ? value.join('; ') : value);

function writeFile({
  listings,
}: {
  listings: Parameters<ReturnType<typeof createFileWriter>['listings']>[0];
}) {
  const writer = createFileWriter('csv', 'https://site.example');
  return (writer.begin + writer.listings(listings, true)).split('\r\n');
}

test('every field that a file may have is imported, by its own heading, and updated', async () => {
  const database = await openSchema();
  onTestFinished(() => database.close());
  const categories = await database.query<CategoryWithFeatures>(
    'select id, slug, name, synonyms, attributes from public.categories',
  );
  const category = categories.find(({ slug }) => slug === 'bakeries')!;
  const more = ['florists', 'bars'].map((own) => categories.find(({ slug }) => slug === own)!.id);
  const place = { city: 'Austin', state: 'TX', zip_code: '78701', lat: 30.2713, lng: -97.7426 };
  const { specialty } = valuesOf(4);
  for (const turn of [4, 5]) {
    const attributes = [category.attributes[turn]!];
    const isImported = new Set(listFieldNames(fieldsWith({ is_imported: true })));
    const values: Record<string, unknown> = {
      ...place,
      ...Object.fromEntries(
        Object.entries(valuesOf(turn)).filter(([name]) => isImported.has(name)),
      ),
      name: 'Oak Diner',
      street: '12 Elm St',
      attributes,
    };
    const row: Record<string, unknown> = {
      ...values,
      category: category.name,
      more_categories: 'Florists; bars',
    };
    const names = fieldsWith({ is_imported: true }).flatMap(({ name, columns }) =>
      name === 'category' || name === 'more_categories' ? [name] : columns,
    );
    const header = names.map((name) => headerSynonyms[name as ImportField][0]!);
    const cells = names.map((name) => String(row[name]));
    const read = createRowReader({
      header,
      sample: [cells],
      mapping: guessColumns({ header, sample: [cells] }).mapping,
      constants: {},
      places: smallCountry,
      fileName: 'file.csv',
      category: null,
      categories,
    })({ cells, problem: null });
    if (read.kind !== 'listing') throw new Error(JSON.stringify(read));
    await importInto(database, [read.listing]);
    expect(await database.query('select * from public.businesses')).toMatchObject([
      // Like a category, the kind in words stays.
      { ...values, specialty, category_id: category.id, more_category_ids: more },
    ]);
  }
});

test('a merge takes every field that the admin chose, and undoing it gives every one back', async () => {
  const client = await admin();
  const { ids } = await createTwins();
  const [kept, merged] = [everythingOf(6, ids[0]), everythingOf(7, ids[1])];
  await editListing(client, ids[0], kept);
  await editListing(client, ids[1], merged);
  const choices = Object.fromEntries(mergeFields.map((field) => [field, 'merged' as const]));
  expect(await mergeListings(client, ids, choices)).toMatchObject({ outcome: 'merged' });
  expect(await readValues(client, ids[0])).toEqual(merged);
  const { id } = await findMerge(ids);
  await client.rpc('unmerge_businesses', { merge_id: id });
  expect(await readValues(client, ids[0])).toEqual(kept);
  expect(await readValues(client, ids[1])).toEqual(merged);
  const both = Object.fromEntries(listFields.map((field) => [field, 'both' as const]));
  expect(await mergeListings(client, ids, both)).toMatchObject({ outcome: 'merged' });
  const joined = fieldsWith({ merge: 'both' }).map(({ name }) => {
    const main = name === 'more_categories' ? [merged.category] : [];
    return [name, [...kept[name], ...main, ...merged[name]]];
  });
  expect(await readValues(client, ids[0])).toEqual({ ...kept, ...Object.fromEntries(joined) });
});

test('a listing that moves keeps every field but those of the old address', async () => {
  const {
    owner: { client },
    listing,
  } = await createOwnedListing();
  const values = everythingOf(8, listing.id);
  await editListing(client, listing.id, values);
  expect((await moveListing(client, listing.id)).data).toMatchObject({ outcome: 'saved' });
  expect(await readValues(client, listing.id)).toEqual({
    ...values,
    ...newPlace,
    location: null,
    parking_notes: '',
  });
});

/** An amenity. */
const feature = 'All-gender restroom';

test('a feature is in files and comes in from them', async () => {
  const person = await createPerson('admin');
  const city = `Exportville ${person.userId.slice(0, 8)}`;
  await createListings({ attributes: [feature, 'Parking'], city });
  const { id } = await beginExport({ db: person.client }, { city });
  const { data } = await person.client.rpc('read_export', { export_id: id });
  const [heading = '', line = ''] = writeFile(data as unknown as Parameters<typeof writeFile>[0]);
  expect(line).toContain(`${feature}; Parking`);
  const at = heading.split(',').indexOf('attributes');
  const header = ['name', 'street', 'city', 'state', 'zip_code', 'attributes'];
  const cells = ['Oak Diner', '12 Elm St', 'Austin', 'TX', '78701', line.split(',')[at]!];
  const read = createRowReader({
    header,
    sample: [cells],
    mapping: guessColumns({ header, sample: [cells] }).mapping,
    constants: {},
    places: smallCountry,
    fileName: 'file.csv',
    category: 'other',
    categories: [
      { id: 1, slug: 'other', name: 'Other', synonyms: [], attributes: [feature, 'Parking'] },
    ],
  })({ cells, problem: null });
  if (read.kind !== 'listing') throw new Error(JSON.stringify(read));
  const database = await openSchema();
  onTestFinished(database.close);
  await importInto(database, [listingOf({ attributes: null })]);
  await importInto(database, [read.listing]);
  expect(await database.query('select attributes from public.businesses')).toEqual([
    { attributes: [feature, 'Parking'] },
  ]);
});
