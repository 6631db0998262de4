import { expect, test } from 'vitest';
import { applyDifference, findDifference, makeMetroIndex } from './make-metro-index.ts';
import { listingFixture, metroFixture } from './metro-index-fixture.ts';
import { metroIndexDifferenceSchema, metroIndexSchema } from './metro-index-schema.ts';
import { readIndexRow } from './metro-index.ts';

const madeAt = new Date('2026-11-23T12:00:00Z');

test('an index row holds all public facts of its listing', async () => {
  const listing = listingFixture({
    slug: 'blue-owl',
    name: 'Blue Owl',
    more_categories: ['veterinarians'],
    specialty: 'Ramen',
    rating: 4.5,
    review_count: 12,
    attributes: ['Kid friendly', 'Wi-Fi'],
    phone: '(512) 555-0134',
    price: 'under-25',
    neighborhoods: ['Downtown', 'East Side'],
    is_paused: true,
    special: [['2026-11-26', null, null]],
  });
  const index = await makeMetroIndex(metroFixture([listing]), madeAt);
  expect(metroIndexSchema.parse(index)).toEqual(index);
  const [row] = index.listings;
  expect(row && readIndexRow(index, row)).toEqual({
    slug: 'blue-owl',
    name: 'Blue Owl',
    category: { slug: 'cafes', name: 'Cafés', hue: 30 },
    more_categories: [{ slug: 'veterinarians', name: 'Veterinarians', hue: 120 }],
    specialty: 'Ramen',
    street: '1 Congress Ave',
    city: 'Austin',
    state: 'TX',
    zip_code: '78701',
    lat: 30.26715,
    lng: -97.74306,
    rating: 4.5,
    review_count: 12,
    attributes: ['Kid friendly', 'Wi-Fi'],
    phone: '(512) 555-0134',
    price: 'under-25',
    neighborhoods: ['Downtown', 'East Side'],
    time_zone: 'America/Chicago',
    opening_hours: [1, 2, 3, 4, 5].map((day_of_week) => ({
      day_of_week,
      opens: '09:00',
      closes: '17:00',
    })),
    special_hours: [{ date: '2026-11-26', opens: null, closes: null, note: null }],
    temporarily_closed: true,
  });
});

test.each([
  ['the whole of Monday', [0, 1_440], { day_of_week: 1, opens: '00:00', closes: '24:00' }],
  ['Monday until two', [1_020, 1_560], { day_of_week: 1, opens: '17:00', closes: '02:00' }],
  ['Sunday until two', [9_660, 10_200], { day_of_week: 7, opens: '17:00', closes: '02:00' }],
])('a span survives: %s', async (_name, hours, span) => {
  const listing = listingFixture({ slug: 'one', hours });
  const index = await makeMetroIndex(metroFixture([listing]), madeAt);
  const [row] = index.listings;
  expect(row && readIndexRow(index, row).opening_hours).toEqual([span]);
});

test('a special day may run past midnight', async () => {
  const listing = listingFixture({ slug: 'one', special: [['2026-11-27', 1_080, 1_560]] });
  const index = await makeMetroIndex(metroFixture([listing]), madeAt);
  const [row] = index.listings;
  expect(row && readIndexRow(index, row).special_hours).toEqual([
    { date: '2026-11-27', opens: '18:00', closes: '02:00', note: null },
  ]);
});

test('weeks, cities and attributes that many have stand there once', async () => {
  const listings = ['a', 'b', 'c'].map((slug) => listingFixture({ slug, attributes: ['Wi-Fi'] }));
  const { weeks, cities, attributes } = await makeMetroIndex(metroFixture(listings), madeAt);
  expect([weeks.length, cities, attributes]).toEqual([1, ['Austin, TX'], ['Wi-Fi']]);
});

test('the version changes with the listings and not with the time', async () => {
  const make = async (name: string, at: Date) =>
    (await makeMetroIndex(metroFixture([listingFixture({ slug: 'one', name })]), at)).version;
  const version = await make('Blue Owl', madeAt);
  expect(await make('Blue Owl', new Date())).toBe(version);
  expect(await make('Red Owl', madeAt)).not.toBe(version);
});

type Listing = Parameters<typeof listingFixture>[0];

const make = (at: string, ...listings: Listing[]) =>
  makeMetroIndex(metroFixture(listings.map(listingFixture)), new Date(at));

const bakery = { slug: 'bakery', attributes: ['Patio', 'Takeout'] };
const clinic = { slug: 'clinic', category: 'veterinarians', hours: [0, 1_440], city: 'Round Rock' };
const roaster = {
  slug: 'roaster',
  special: [['2026-12-25', null, null]] as [string, null, null][],
};

test('a difference carries changed, new, and removed listings, and no others', async () => {
  const before = await make('2026-11-22T00:00:00Z', bakery, clinic, roaster);
  const corrected = { ...clinic, phone: '(512) 555-0100', attributes: ['Parking', 'Patio'] };
  const after = await make(
    '2026-11-23T00:00:00Z',
    { slug: 'arcade', hours: [60, 120] },
    corrected,
    roaster,
  );
  const difference = findDifference(before, after);
  expect(difference.changed.map(([slug]) => slug)).toEqual(['arcade', 'clinic']);
  expect(difference.removed).toEqual(['bakery']);
  expect(metroIndexDifferenceSchema.parse(difference)).toEqual(difference);
  expect(applyDifference(before, difference)).toEqual(after);
});

test('a listing with only new index numbers is not sent', async () => {
  const before = await make('2026-11-22T00:00:00Z', clinic, roaster);
  const after = await make(
    '2026-11-23T00:00:00Z',
    { slug: 'arcade', hours: [60, 120] },
    clinic,
    roaster,
  );
  expect(findDifference(before, after).changed.map(([slug]) => slug)).toEqual(['arcade']);
});

test('an unchanged city yields a difference with only the new time', async () => {
  const before = await make('2026-11-22T00:00:00Z', bakery);
  const after = await make('2026-11-23T00:00:00Z', bakery);
  const difference = findDifference(before, after);
  expect(difference).toMatchObject({ changed: [], removed: [], lists: { made_at: after.made_at } });
  expect(Object.keys(difference.lists)).toEqual(['made_at']);
  expect(applyDifference(before, difference)).toEqual(after);
});

test('a difference to another version is not applied', async () => {
  const before = await make('2026-11-22T00:00:00Z', bakery);
  const after = await make('2026-11-23T00:00:00Z', bakery, clinic);
  expect(applyDifference(after, findDifference(before, after))).toBeNull();
  expect(applyDifference(before, { ...findDifference(before, after), count: 7 })).toBeNull();
});
