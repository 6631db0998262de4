import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { AttributesField } from '#app/components/editors/attributes-field.tsx';
import { TextFields } from '#app/components/editors/text-fields.tsx';
import { fieldLabels } from '#app/components/editing/show-value.tsx';
import { AttributeList } from '#app/components/profile/profile-lists.tsx';
import { ContactCard } from '#app/components/profile/contact-card.tsx';
import { type Business, type ListingField, fieldsWith } from '#app/domain/business/business.ts';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { beginExport } from '#app/domain/export/export-calls.ts';
import { guessColumns } from '#app/domain/import/columns/guess-columns.ts';
import { headerSynonyms } from '#app/domain/import/columns/header-synonyms.ts';
import { nowhere } from '#app/domain/import/place/find-home.ts';
import { smallCountry } from '#app/domain/import/place/places-fixture.ts';
import { listingOf } from '#app/domain/import/listing-fixture.ts';
import { createRowReader } from '#app/domain/import/read-row.ts';
import { parseRow } from '#app/domain/import/parse-row.ts';
import { mergeFields } from '#app/domain/duplicate/duplicate.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import { describeBusiness } from '#app/routes/business/structured-data.ts';
import { steps } from '#app/routes/business-submission/steps.ts';
import { createFileWriter } from '../../functions/exports/file-writers.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { admin, createTwins, findMerge, merge } from '../support/duplicates.ts';
import { decideNow } from '../support/decide.ts';
import { editListing, readEditable } from '../support/edit-listing.ts';
import { importInto } from '../support/import-rows.ts';
import { createListings } from '../support/listings.ts';
import { openSchema } from '../support/open-schema.ts';
import { createPerson } from '../support/people.ts';
import { search } from '../support/search.ts';
import { newContent, sendNew } from '../support/submissions.ts';

// Each test takes every declared field one way: from the form to the page, the history, files, another
// listing and what programs read. A field that a way forgets fails here by its name.

/** The texts that no rule binds to others: a listing's name and address are unique. */
const texts = fieldsWith({ is_text: true, is_held: false });
type Text = (typeof texts)[number];
type Values = Record<Text['name'], string>;

/** A valid value of each text, which occurs nowhere else; another one for each `turn`. */
function valuesOf(turn: number): Values {
  const value = ({ name, kind }: Text, at: number) =>
    ({
      phone: `(512) 555-0${turn}${String(at).padStart(2, '0')}`,
      extension: `77${turn}${at}`,
      email: `${name}${turn}@quixotry.example`,
      link: `https://quixotry.example/${name}/${turn}`,
      text: `Told in ${name} ${turn}`,
      paragraph: `Told in ${name} ${turn}`,
    })[kind];
  return Object.fromEntries(texts.map((field, at) => [field.name, value(field, at)])) as Values;
}

async function readProfile(id: string): Promise<Business> {
  const { data } = await asAnyone().rpc('get_business', { id_or_slug: id });
  return data as unknown as Business;
}

async function createOwned(facts: Parameters<typeof createListings>[0] = {}) {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ ...facts, owner_id: owner.userId });
  return { ...owner, listing: listing! };
}

/** An amenity. */
const feature = 'All-gender restroom';

/** The digits of a number are written differently in links and in JSON-LD. */
const digits = (text: string) => text.replaceAll(/\D/g, '');
function shows(text: string, { name, kind }: Text, values: Values): boolean {
  if (kind === 'phone' || kind === 'extension') return digits(text).includes(digits(values[name]));
  return text.includes(values[name]);
}

test('the form has every field, in a step and by its name', () => {
  const asked = steps.flatMap(({ fields }) => [...fields] as string[]);
  expect(asked.toSorted()).toEqual(
    [...fieldsWith({}).map(({ name }) => name), 'hours_words'].toSorted(),
  );
  const sections: ListingField['section'][] = ['contact', 'links', 'parking'];
  const forms = sections
    .map((section) =>
      renderToStaticMarkup(
        createElement(TextFields, { section: section!, values: valuesOf(1), errors: {} }),
      ),
    )
    .join('');
  const unasked = texts.filter(
    ({ name, section }) =>
      section !== null && !forms.includes(`name="${name}" value="${valuesOf(1)[name]}"`),
  );
  expect(unasked).toEqual([]);
});

test('every field that is sent is on the page, in JSON-LD and in answers to programs', async () => {
  const { client } = await createPerson('community_user');
  const values = valuesOf(1);
  const content: Content = newContent(values);
  const { submission } = await sendNew(client, content);
  expect(await decideNow(await admin(), { id: submission.id })).toMatchObject({
    outcome: 'decided',
  });
  const profile = await readProfile(submission.id);
  expect(profile).toMatchObject(values);
  for (const { name } of fieldsWith({ is_text: true })) {
    expect({ [name]: profile[name] }).toEqual({ [name]: content[name] });
  }
  const moment = { origin: 'https://site.example', renderedAt: Date.now() };
  const described = JSON.stringify(describeBusiness(profile, moment));
  expect(texts.filter((field) => !shows(described, field, values))).toEqual([]);
  const card = renderToStaticMarkup(
    createElement(ContactCard, { business: profile, renderedAt: 0 }),
  );
  const hidden = texts.filter((field) => !shows(card.replaceAll('<wbr/>', ''), field, values));
  // The page has it in a section of its own.
  expect(hidden.map(({ name }) => name)).toEqual(['description']);
  const { results } = await search({ q: content.name });
  const found = results.find(({ id }) => id === submission.id);
  for (const { name } of fieldsWith({ is_text: true, is_on_card: true })) {
    expect({ [name]: found?.[name] }).toEqual({ [name]: content[name] });
  }
});

test('every field that an owner changes is in the history, under a name', async () => {
  const before = valuesOf(1);
  const after = valuesOf(2);
  const { client, listing } = await createOwned(before);
  const { data } = await editListing(client, listing.id, after);
  expect(data).toMatchObject({ outcome: 'saved' });
  expect(await readProfile(listing.id)).toMatchObject(after);
  const history = await asAnyone().rpc('get_business_history', { id_or_slug: listing.id });
  const { changes } = history.data as { changes: { field: string; before: string }[] };
  for (const { name, history_field } of texts) {
    expect(changes).toContainEqual(
      expect.objectContaining({
        field: history_field,
        before: JSON.stringify(before[name]),
        after: JSON.stringify(after[name]),
      }),
    );
    expect(fieldLabels[history_field]).toBeDefined();
  }
  const { data: audited } = await asService()
    .from('audit_log')
    .select('after')
    .eq('row_id', listing.id)
    .eq('action', 'update');
  expect(audited?.map((row) => row.after)).toContainEqual(expect.objectContaining(after));
  const emptied = Object.fromEntries(
    fieldsWith({ is_text: true, is_required: false }).map(({ name }) => [name, '']),
  );
  expect((await editListing(client, listing.id, emptied)).data?.outcome).toBe('saved');
  for (const name of Object.keys(emptied)) {
    expect(await readProfile(listing.id)).toMatchObject({ [name]: null });
  }
});

test('every field is a column of the file for admins', async () => {
  const person = await createPerson('admin');
  const values = valuesOf(3);
  const city = `Exportville ${person.userId.slice(0, 8)}`;
  await createListings({ ...values, city });
  const { id } = await beginExport({ db: person.client }, { city });
  const { data } = await person.client.rpc('read_export', { export_id: id });
  const { listings } = data as unknown as Parameters<typeof writeFile>[0];
  expect(listings).toMatchObject([values]);
  const [heading = '', line = ''] = writeFile({ listings });
  for (const { name } of fieldsWith({ is_text: true, is_exported: true })) {
    expect(heading.split(',')).toContain(name);
  }
  expect(texts.filter(({ name }) => !line.includes(values[name]))).toEqual([]);
});

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
  const place = {
    name: 'Oak Diner',
    street: '12 Elm St',
    city: 'Austin',
    state: 'TX',
    zip_code: '78701',
  };
  const read = (values: Values) => {
    const row = { ...place, ...values };
    const header = Object.keys(row).map((name) => headerSynonyms[name as Text['name']][0] ?? name);
    const cells = Object.values(row);
    const parsed = parseRow(cells, {
      mapping: guessColumns({ header, sample: [cells] }).mapping,
      places: smallCountry,
      home: nowhere,
      today: '2026-11-22',
      warn: () => undefined,
    });
    if (parsed.kind !== 'listing') throw new Error(JSON.stringify(parsed));
    return listingOf({ ...parsed.listing, time_zone: 'America/Chicago' });
  };
  for (const turn of [4, 5]) {
    const values = valuesOf(turn);
    await importInto(database, [read(values)]);
    expect(await database.query('select * from public.businesses')).toMatchObject([values]);
  }
});

test('a merge takes every field that the admin chose, and undoing it gives every one back', async () => {
  const client = await admin();
  const kept = valuesOf(6);
  const merged = valuesOf(7);
  const { ids } = await createTwins(kept, merged);
  const choices = Object.fromEntries(mergeFields.map((field) => [field, 'merged' as const]));
  const { name: _name, address: _address, ...others } = choices;
  expect(await merge(client, ids, others)).toMatchObject({ outcome: 'merged' });
  expect(await readProfile(ids[0])).toMatchObject(merged);
  const { id } = await findMerge(ids);
  await client.rpc('unmerge_businesses', { merge_id: id });
  expect(await readProfile(ids[0])).toMatchObject(kept);
  expect(await readProfile(ids[1])).toMatchObject(merged);
});

test('a listing that moves takes along every field but those of the old place', async () => {
  const values = valuesOf(8);
  const { client, listing } = await createOwned({ ...values, attributes: [feature] });
  const place = { street: '1 New Street', city: 'Austin', state: 'TX', zip_code: '78704' };
  const seen = (await readEditable(client, listing.id))?.standing ?? {};
  const wanted = { kind: 'moved', place };
  await client.rpc('change_business_status', { business_id: listing.id, seen, wanted });
  const { moved_to } = await readProfile(listing.id);
  const copy = await readProfile(moved_to!.slug);
  onTestFinished(async () => {
    const service = asService();
    const isBack = { status: 'closed', moved_to: null } as const;
    await service.from('businesses').update(isBack).eq('id', listing.id);
    await service.from('businesses').delete().eq('id', copy.id);
  });
  expect(copy.attributes).toEqual([feature]);
  for (const { name, is_moved } of texts) {
    expect({ [name]: copy[name] }).toEqual({ [name]: is_moved ? values[name] : null });
  }
});

test('a feature is in the form, on the page, in JSON-LD and in searches, as soon as a category offers it', async () => {
  const categories = await findCategories({ db: asAnyone() });
  const category = categories.find(({ attributes }) => attributes.includes(feature))!;
  const offered = category.attributes;
  const choices = { offered, value: [], error: undefined, onChange: () => undefined };
  expect(renderToStaticMarkup(createElement(AttributesField, choices))).toContain(feature);
  const { client } = await createPerson('community_user');
  const content = newContent({ category: category.slug, attributes: [feature] });
  const { submission } = await sendNew(client, content);
  await decideNow(await admin(), { id: submission.id });
  const profile = await readProfile(submission.id);
  expect(renderToStaticMarkup(createElement(AttributeList, profile))).toContain(feature);
  const moment = { origin: 'https://site.example', renderedAt: Date.now() };
  expect(describeBusiness(profile, moment).amenityFeature).toContainEqual(
    expect.objectContaining({ name: feature }),
  );
  const filtered = await search({ q: content.name, features: [feature] });
  expect(filtered.results).toMatchObject([{ id: submission.id, attributes: [feature] }]);
  const { features } = await search({ q: 'bakeries with a gender neutral bathroom' });
  expect(features).toEqual([feature]);
});

test('a feature is in files, comes in from them, and stays in a merge and a move', async () => {
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
    places: smallCountry,
    fileName: 'file.csv',
    category: 'other',
    categories: [
      { id: 1, slug: 'other', name: 'Other', synonyms: [], attributes: [feature, 'Parking'] },
    ],
    findMetro: () => null,
  })({ cells, problem: null });
  if (read.kind !== 'listing') throw new Error(JSON.stringify(read));
  const database = await openSchema();
  onTestFinished(database.close);
  await importInto(database, [listingOf({ attributes: null })]);
  await importInto(database, [listingOf({ ...read.listing, time_zone: 'America/Chicago' })]);
  expect(await database.query('select attributes from public.businesses')).toEqual([
    { attributes: [feature, 'Parking'] },
  ]);
  const { ids } = await createTwins({ attributes: ['Parking'] }, { attributes: [feature] });
  expect(await merge(await admin(), ids, { attributes: 'both' })).toMatchObject({
    outcome: 'merged',
  });
  expect((await readProfile(ids[0])).attributes.toSorted()).toEqual([feature, 'Parking']);
});

test('the declaration and the table have the same columns', async () => {
  const database = await openSchema();
  onTestFinished(() => database.close());
  const columns = await database.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = 'public.businesses'::regclass and attnum > 0`,
  );
  const names = new Set(columns.map(({ name }) => name));
  const missing = fieldsWith({})
    .flatMap((field) => field.columns)
    .filter((name) => !names.has(name));
  expect(missing).toEqual([]);
});
