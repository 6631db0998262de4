import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { saveCategory } from '#app/domain/category/category-calls.ts';
import { createMetro, renameMetro, saveNeighborhood } from '#app/domain/metro/metro-calls.ts';
import {
  findPresentName,
  mergeNames,
  renameWord,
  retireName,
} from '#app/domain/name/name-calls.ts';
import type { NameKind } from '#app/domain/name/name.ts';
import { changeVocabulary } from '#app/domain/vocabulary/vocabulary-calls.ts';
import type { VocabularyKind } from '#app/domain/vocabulary/vocabulary.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { root } from '../../supabase/local/environment.ts';
import { loadReference } from '../../supabase/reference/load-reference.ts';
import { type ReferenceFile, readTable } from '../../supabase/reference/read-table.ts';
import { asAnyone, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';

const database = fileDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mainstreet-upgrade-'));
let db: Db;

beforeAll(async () => {
  db = (await signInAs('admin')).client;
  cpSync(join(root, 'supabase/reference'), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const merge = (kind: NameKind, name: string, into: string) =>
  mergeNames({ db }, { kind, name, into, isPreview: false });
const rename = (kind: 'feature' | 'brand', name: string, newName: string) =>
  renameWord({ db }, { kind, name, newName });
const retire = (kind: NameKind, name: string) =>
  retireName({ db }, { kind, name, isRetired: true });
const phrases = (kind: VocabularyKind, key: string, removed: string) =>
  changeVocabulary({ db }, { kind, key, added: ['our own'], removed: [removed] });
const ours = { name: 'Ours', meaning: 'Ours.', attributes: ['Parking'] };
const category = (of: string | null, slug: string) =>
  saveCategory({ db }, { ...ours, category: of, slug, drawing: null, position: null });
const neighborhood = (of: string | null, name: string | null) =>
  saveNeighborhood(
    { db },
    {
      metro: 'portland-or',
      neighborhood: of,
      content: name === null ? null : { name, lat: 45.52, lng: -122.68, radius_miles: 0.5 },
    },
  );

/** What admins do to what ships. */
const changes = [
  () => category('bars', 'pubs'),
  () => category(null, 'quixotries'),
  () => merge('category', 'pizza', 'restaurants'),
  () => phrases('synonym', 'dentists', 'teeth'),
  () => phrases('topic', 'dentists', 'braces'),
  () => phrases('need', 'dentists', 'toothache'),
  () => phrases('feature', 'Parking', 'parking lot'),
  () => rename('feature', 'Dog friendly', 'Dogs welcome'),
  () => merge('feature', 'Gift cards', 'Delivery'),
  () => retire('feature', 'Power outlets'),
  () => phrases('word', 'italian', 'pasta'),
  () => phrases('place', 'new york ny', 'nyc'),
  () => phrases('brand', 'Subway', 'subway mexico'),
  () => rename('brand', 'Taco Bell', 'Our tacos'),
  () => merge('brand', 'Taco Bell Cantina', 'Our tacos'),
  () => retire('brand', "Wendy's"),
  () => changeVocabulary({ db }, { kind: 'brand', key: 'Quixotry', added: ['qm'] }),
  () => renameMetro({ db }, { metro: 'austin-tx', slug: 'capital-tx', name: 'Ours' }),
  () => merge('city', 'boise-id', 'spokane-wa'),
  () => createMetro({ db }, 'Middlebury, VT'),
  () => phrases('neighborhood', 'portland-or/Nob Hill', 'nw 23rd'),
  () => neighborhood('Downtown', 'Old Town'),
  () => neighborhood('Alberta', 'Alberta'),
  () => neighborhood('Sellwood', null),
  () => neighborhood(null, 'Quixotry'),
];

/** The rows that a later version changes, by what names them, and those that it adds. */
const later: [ReferenceFile, key: string, changed: string[], added: string[]][] = [
  ['categories', 'slug', ['bars', 'pizza', 'dentists'], ['quixotries', 'new-kind']],
  ['topics', 'category', ['dentists'], ['new-kind']],
  [
    'meanings',
    'meaning',
    ['dentists', 'Parking', 'Dog friendly', 'Gift cards', 'Power outlets'],
    ['new-kind'],
  ],
  ['word-meanings', 'word', ['italian'], ['quixotic']],
  ['place-nicknames', 'nickname', ['nyc'], ['gotham city']],
  ['brands', 'name', ['Subway', 'Taco Bell', 'Taco Bell Cantina', "Wendy's"], ['Quixotry', 'New']],
  ['metros', 'slug', ['austin-tx', 'boise-id'], ['middlebury-vt', 'rutland-vt']],
  ['neighborhoods', 'name', ['Downtown', 'Alberta', 'Sellwood', 'Nob Hill'], ['Quixotry', 'New']],
];

/** Every phrase and feature of such a row gets one more, every text and number another value. */
const shippedValues: Record<string, (value: string) => string> = {
  synonyms: (value) => `${value};shipped later`,
  phrases: (value) => `${value};shipped later`,
  also: (value) => `${value};shipped later`,
  attributes: (value) => `${value};Dog friendly;Gift cards;Power outlets;Coffee lab`,
  meaning: (value) => `Shipped: ${value}`,
  radius_miles: () => '9',
  lat: (value) => `${value}1`,
};

function shipLater([file, key, changed, added]: (typeof later)[number]) {
  const rows = readTable(file);
  const change = (row: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        name === key ? value : (shippedValues[name]?.(value) ?? value),
      ]),
    );
  const towns: Record<string, object> = {
    'middlebury-vt': { name: 'Middlebury', state: 'VT' },
    'rutland-vt': { name: 'Rutland', state: 'VT' },
  };
  const inPortland = ({ metro = 'portland-or' }) => metro === 'portland-or';
  const like = rows.find((row) => row[key] === changed[0] && inPortland(row))!;
  const shipped = [
    ...rows.map((row) => (changed.includes(row[key] ?? '') ? change(row) : row)),
    ...added.map((name) => ({ ...like, [key]: name, ...towns[name] })),
  ];
  writeFileSync(join(folder, `${file}.csv`), stringify(shipped, { header: true }));
}

/** What the directory has of all that was changed, each with its phrases. */
async function read() {
  const rows = await database!.query<{ kind: string; key: string; values: unknown }>(`
    select 'category' as kind, slug as key, array[name, meaning, (retired_at is null)::text] as values from public.categories
    where slug in ('bars', 'pubs', 'quixotries', 'pizza', 'dentists', 'new-kind')
    union all
    select 'city', slug, array[name, radius_miles::text] from public.metros
    where slug in ('austin-tx', 'capital-tx', 'boise-id', 'middlebury-vt', 'rutland-vt')
    union all
    select 'area', name, array[lat::text, radius_miles::text] from private.neighborhoods
    where metro = 'portland-or' and name in ('Downtown', 'Old Town', 'Alberta', 'Sellwood', 'Quixotry', 'New')
    union all
    select kind, key, array[(retired_at is null)::text] || array(select unnest(phrases) order by 1) from private.vocabulary_entries
    where (kind, key) in (('synonym', 'dentists'), ('synonym', 'restaurants'), ('topic', 'dentists'), ('need', 'dentists'), ('feature', 'Parking'),
        ('feature', 'Dogs welcome'), ('feature', 'Dog friendly'), ('feature', 'Delivery'), ('feature', 'Gift cards'), ('feature', 'Power outlets'),
        ('word', 'italian'), ('place', 'new york ny'), ('neighborhood', 'portland-or/Nob Hill'))
      or kind = 'brand' and key in ('Subway', 'Our tacos', 'Taco Bell', 'Taco Bell Cantina', 'Wendy''s', 'Quixotry', 'New')`);
  return Object.fromEntries(rows.map(({ kind, key, values }) => [`${kind} ${key}`, values]));
}

const offeredOf = async (slug: string) =>
  (await findCategories({ db: asAnyone() })).find((one) => one.slug === slug)?.attributes ?? [];

test.skipIf(database === null)(
  'an upgrade adds to what admins renamed, merged, retired, moved and removed, and takes nothing of it back',
  async () => {
    for (const change of changes) expect(await change()).toMatchObject({ ok: true });
    const before = await read();
    const offered = await offeredOf('dentists');
    later.forEach(shipLater);
    await loadReference(
      async (sql, values) => ({ rows: await database!.query(sql, values) }),
      folder,
    );

    const after = await read();
    const added = Object.keys(after).filter((key) => !(key in before));
    expect(added.toSorted()).toEqual([
      'area New',
      'brand New',
      'category new-kind',
      'city rutland-vt',
    ]);
    const changed = Object.keys(before).filter(
      (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
    );
    // Rows that nobody renamed get new phrases beside the directory's own; of the rest nobody changed anything here.
    expect(changed.toSorted()).toEqual([
      'brand Subway',
      "brand Wendy's",
      'category dentists',
      'category pizza',
      'feature Parking',
      'feature Power outlets',
      'need dentists',
      'neighborhood portland-or/Nob Hill',
      'place new york ny',
      'synonym dentists',
      'topic dentists',
      'word italian',
    ]);
    expect(after['category pizza']).toEqual(['Pizza', expect.stringMatching(/^Shipped:/), 'false']);
    for (const key of changed.filter((one) => !/^(category|place) /.test(one))) {
      expect([key, after[key]]).toEqual([key, expect.arrayContaining(before[key] as string[])]);
      expect(after[key]).toHaveLength((before[key] as string[]).length + 1);
    }
    for (const [kind, former, present] of [
      ['category', 'bars', 'pubs'],
      ['category', 'pizza', 'restaurants'],
      ['city', 'austin-tx', 'capital-tx'],
      ['city', 'boise-id', 'spokane-wa'],
      ['feature', 'Gift cards', 'Delivery'],
      ['brand', 'Taco Bell Cantina', 'Our tacos'],
      ['city', 'no-such-city', 'no-such-city'],
    ] as const) {
      expect(await findPresentName({ db }, { kind, name: former })).toBe(present);
    }
    expect(await offeredOf('dentists')).toEqual([
      ...offered,
      'Dogs welcome',
      'Delivery',
      'Coffee lab',
    ]);
  },
);
