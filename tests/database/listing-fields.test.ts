import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { fieldLabels } from '#app/components/editing/show-value.tsx';
import { type FieldName, startDraft } from '#app/components/editors/listing-draft.ts';
import { ListingFields } from '#app/components/editors/listing-fields.tsx';
import { ContactCard } from '#app/components/profile/contact-card.tsx';
import { AttributeList } from '#app/components/profile/profile-lists.tsx';
import { type CategoryChoice, findCategories } from '#app/domain/business/business-calls.ts';
import { cardTexts, fieldsWith } from '#app/domain/business/business.ts';
import { mergeFields } from '#app/domain/duplicate/duplicate.ts';
import { type Content, emptyContent } from '#app/domain/submission/submission.ts';
import { laterSteps, steps } from '#app/routes/business-submission/steps.ts';
import { describeBusiness } from '#app/routes/business/structured-data.ts';
import { flattenListing } from '../../functions/search/flatten-listing.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { admin } from '../support/duplicates.ts';
import { editListing } from '../support/edit-listing.ts';
import {
  everythingOf,
  listFieldNames,
  publicFormOf,
  readProfile,
  readValues,
  texts,
  type Text,
  type Values,
  valuesOf,
} from '../support/listing-values.ts';
import { createOwnedListing } from '../support/listings.ts';
import { openSchema } from '../support/open-schema.ts';
import { createPerson } from '../support/people.ts';
import { search } from '../support/search.ts';
import { newContent, sendNew } from '../support/submissions.ts';

// Each test takes every declared field one way: from the form to the page, the history and what programs
// read; moved-fields.test.ts beyond. A field that a way forgets fails here by its name.

/** An amenity. */
const feature = 'All-gender restroom';

/** The digits of a number are written differently in links and in JSON-LD. */
const digits = (text: string) => text.replaceAll(/\D/g, '');
function shows(text: string, { name, kind }: Text, values: Values): boolean {
  if (kind === 'phone' || kind === 'extension') return digits(text).includes(digits(values[name]));
  return text.includes(values[name]);
}

/** These fields of the form of a listing. */
function fieldsOf(names: FieldName[], content: Content, categories: CategoryChoice[] = []) {
  const ignore = () => undefined;
  const form = { draft: startDraft(content), enter: ignore, fill: ignore };
  const context = { categories, today: '2026-11-29', timeZone: null };
  return createElement(ListingFields, { names, form, context });
}

test('the form has every field, in a step and by its name', () => {
  const asked = [...steps, ...laterSteps].flatMap(({ fields }) => [...fields] as string[]);
  expect(asked.toSorted()).toEqual(
    [...fieldsWith({}).map(({ name }) => name), 'hours_words'].toSorted(),
  );
  const names = texts.flatMap(({ name, section }) => (section === null ? [] : [name]));
  const forms = renderToStaticMarkup(fieldsOf(names, { ...emptyContent, ...valuesOf(1) }));
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
  // Both show the clock of the hours, stated or not.
  const told = texts.filter(({ kind }) => kind !== 'time_zone');
  expect(told.filter((field) => !shows(described, field, values))).toEqual([]);
  const card = renderToStaticMarkup(
    createElement(ContactCard, { business: profile, renderedAt: 0 }),
  );
  const hidden = told.filter((field) => !shows(card.replaceAll('<wbr/>', ''), field, values));
  // The page has these in sections of their own.
  expect(hidden.map(({ name }) => name)).toEqual(['specialty', 'description']);
  const { results } = await search({ q: content.name });
  const found = results.find(({ id }) => id === submission.id);
  for (const { name } of fieldsWith({ is_text: true, is_on_card: true })) {
    expect({ [name]: found?.[name] }).toEqual({ [name]: content[name] });
  }
  const flat = flattenListing(found!, 'https://site.example', {
    query: { sort: 'relevance' },
    answer: { recognized: null },
  });
  expect(flat).toMatchObject(
    Object.fromEntries(cardTexts.map(({ name }) => [name, content[name]])),
  );
});

test('every field that an owner changes is in the history, under a name', async () => {
  const before = valuesOf(1);
  const after = valuesOf(2);
  const {
    owner: { client },
    listing,
  } = await createOwnedListing(before);
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

test('every field of any kind is saved, in the history under a name, on the page and in results', async () => {
  const {
    owner: { client },
    listing,
  } = await createOwnedListing();
  const values = everythingOf(1, listing.id);
  const { data } = await editListing(client, listing.id, values);
  expect(data).toMatchObject({ outcome: 'saved', pending: [] });
  expect(await readValues(client, listing.id)).toEqual(values);
  const changes = await asService()
    .from('business_changes')
    .select('field')
    .eq('business_id', listing.id)
    .eq('actor_id', (await client.auth.getUser()).data.user!.id);
  expect(new Set(changes.data?.map(({ field }) => field))).toEqual(new Set(mergeFields));
  expect(mergeFields.filter((field) => fieldLabels[field] === undefined)).toEqual([]);
  expect(await readProfile(listing.id)).toMatchObject(
    publicFormOf(values, listFieldNames(fieldsWith({}))),
  );
  const { results } = await search({ q: values.name });
  const onCard = listFieldNames(fieldsWith({ is_on_card: true })).filter(
    (name) => name !== 'photos',
  );
  const { url, small_url, width, height, placeholder } = values.photos[0]!;
  const cover = { url, small_url, width, height, placeholder };
  expect(results.find(({ id }) => id === listing.id)).toMatchObject({
    ...publicFormOf(values, onCard),
    cover,
  });
});

test('a feature is in the form, on the page, in JSON-LD and in searches, as soon as a category offers it', async () => {
  const categories = await findCategories({ db: asAnyone() });
  const category = categories.find(({ attributes }) => attributes.includes(feature))!;
  const chosen = { ...emptyContent, category: category.slug };
  expect(renderToStaticMarkup(fieldsOf(['attributes'], chosen, categories))).toContain(feature);
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
