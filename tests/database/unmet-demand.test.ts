import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  findOtherKinds,
  findUnmetDemand,
  hideUnmetDemand,
} from '#app/domain/demand/demand-calls.ts';
import { findWeek } from '#app/domain/demand/demand.server.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

const { monday: week } = findWeek(Date.now());
/** Words that no other test has. */
const newWords = () => `zq ${randomUUID().replaceAll(/[^a-f]/g, '')}`;

async function note(words: string, values: object = {}) {
  return asService().rpc('record_unmet_demand', {
    week,
    words,
    people: 3,
    metro: 'austin-tx',
    ...values,
  });
}

async function findFront(metro: string) {
  const { data } = await asService().rpc('get_metro_front', { metro });
  return data as unknown as { unmet: { words: string; people: number }[] };
}

const metroOf = async (slug: string) =>
  (await asService().from('metros').select('id').eq('slug', slug).single()).data!.id;

test('words are on the city’s page, with the most people of a week; for owners and admins as well', async () => {
  const words = newWords();
  await note(words, { metro: 'austin-tx', people: 900 });
  await note(words, { metro: 'austin-tx', people: 901 });
  await note(words, { metro: 'austin-tx', people: 900 });
  expect((await findFront('austin-tx')).unmet).toContainEqual({ words, people: 901 });
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({
    owner_id: owner.userId,
    metro_id: await metroOf('austin-tx'),
  });
  const entry = {
    city: 'Austin, TX',
    metro: 'austin-tx',
    words,
    people: 901,
    unopened: false,
    category: null,
  };
  expect(await findUnmetDemand({ db: owner.client }, listing!.id)).toContainEqual(entry);
  const admin = await signInAs('admin');
  expect(await findUnmetDemand({ db: admin.client }, null)).toContainEqual(entry);
});

test('words of results that nobody opened are for admins alone, until they have no results', async () => {
  const words = newWords();
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({
    owner_id: owner.userId,
    metro_id: await metroOf('austin-tx'),
  });
  const admin = await signInAs('admin');
  const findAll = async () =>
    JSON.stringify([
      await findUnmetDemand({ db: owner.client }, listing!.id),
      (await findFront('austin-tx')).unmet,
    ]);
  const asked = { people: 950, unopened: true, category: 'cafes' };
  await note(words, asked);
  expect(await findUnmetDemand({ db: admin.client }, null)).toContainEqual(
    expect.objectContaining({ words, ...asked }),
  );
  expect(await findAll()).not.toContain(words);
  await note(words, { people: 940 });
  expect(await findAll()).toContain(words);
});

test('an owner reads those of their own category and of none', async () => {
  const [none, theirs, other] = [newWords(), newWords(), newWords()];
  const city = { metro: 'austin-tx', people: 800 };
  await note(none, city);
  await note(theirs, { ...city, category: 'cafes' });
  await note(other, { ...city, category: 'pizza' });
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({
    owner_id: owner.userId,
    metro_id: await metroOf('austin-tx'),
  });
  const found = await findUnmetDemand({ db: owner.client }, listing!.id);
  const words = found!.map((demand) => demand.words);
  expect(words).toEqual(expect.arrayContaining([none, theirs]));
  expect(words).not.toContain(other);
});

test('people cannot read another listing’s unmet demand, and only the Worker can write it', async () => {
  const [listing] = await createListings({});
  const person = await createPerson('business_owner');
  for (const id of [listing!.id, null, randomUUID()]) {
    expect(await findUnmetDemand({ db: person.client }, id)).toBeNull();
  }
  expect((await asAnyone().rpc('find_unmet_demand')).error?.code).toBe('42501');
  for (const db of [asAnyone(), person.client, (await signInAs('super')).client]) {
    const written = await db.rpc('record_unmet_demand', { week, words: 'ramen', people: 3 });
    expect(written.error?.code).toBe('42501');
    const table = await db.from('unmet_demand' as never).select();
    expect(table.error).not.toBeNull();
  }
});

test.each(['call 512 555 0100', 'evil.example', 'ana@evil', 'https://x', 'Two\nlines', 'x', ''])(
  'the database takes no %j',
  async (words) => {
    expect((await note(words)).error?.code).toBe('23514');
  },
);

test('neither fewer than three people nor a day within a week is stored', async () => {
  expect((await note(newWords(), { people: 2 })).error?.code).toBe('23514');
  expect((await note(newWords(), { week: '2026-11-26' })).error?.code).toBe('23514');
});

test('a place counts for the city that reaches as far, and one outside of all for none', async () => {
  const [near, far] = [newWords(), newWords()];
  await note(near, { metro: undefined, lat: 30.5, lng: -97.7, people: 700 });
  await note(far, { metro: undefined, lat: 48, lng: -107, people: 700 });
  const { data } = await (await signInAs('admin')).client.rpc('find_unmet_demand');
  const found = data as unknown as { words: string; metro: string }[];
  expect(found.find(({ words }) => words === near)?.metro).toBe('austin-tx');
  expect(found.map(({ words }) => words)).not.toContain(far);
});

test('an admin takes words off all cities; others may not', async () => {
  const words = newWords();
  await note(words, { metro: 'austin-tx', people: 902 });
  const person = await createPerson('business_owner');
  const shown = async () => (await findFront('austin-tx')).unmet.some((one) => one.words === words);
  expect(await hideUnmetDemand({ db: asAnyone() }, words)).toMatchObject({ ok: false });
  expect(await hideUnmetDemand({ db: person.client }, words)).toMatchObject({ ok: false });
  expect(await shown()).toBe(true);
  const { client } = await signInAs('admin');
  expect(await hideUnmetDemand({ db: client }, words)).toEqual({ ok: true, outcome: 'done' });
  expect(await hideUnmetDemand({ db: client }, words)).toEqual({ ok: true, outcome: 'done' });
  expect(await shown()).toBe(false);
});

test('words of more than four weeks ago are shown nowhere, those of half a year ago are deleted', async () => {
  const words = newWords();
  const ago = (days: number) => findWeek(Date.now() - days * 86_400_000).monday;
  await note(words, { week: ago(35), metro: 'austin-tx', people: 903 });
  await note(words, { week: ago(300), metro: 'austin-tx', people: 903 });
  expect((await findFront('austin-tx')).unmet.map((one) => one.words)).not.toContain(words);
  const pruned = await asService().rpc('prune_rows', { kind: 'statistics' });
  expect(pruned.data).toBeGreaterThanOrEqual(1);
});

test('admins see what the listings of no category are, counted whatever their capitals', async () => {
  const words = `Zq${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const { data: other } = await asService()
    .from('categories')
    .select('id')
    .eq('slug', 'other')
    .single();
  const values = { category_id: other!.id, specialty: words };
  const [first] = await createListings({ ...values, name: 'Ames Bees' });
  await createListings({ ...values, specialty: words.toUpperCase(), name: 'Bell Bees' });
  await createListings({ ...values, name: 'Cole Bees', status: 'draft' });
  await createListings({ specialty: words });
  const found = await findOtherKinds({ db: (await signInAs('admin')).client });
  expect(found!.find((kind) => kind.words.toLowerCase() === words.toLowerCase())).toMatchObject({
    listings: 2,
    examples: [{ name: 'Ames Bees', slug: first!.slug }, { name: 'Bell Bees' }],
  });
  expect(await findOtherKinds({ db: (await createPerson('business_owner')).client })).toBeNull();
});
