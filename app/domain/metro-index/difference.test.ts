import { expect, test } from 'vitest';
import { applyDifference, findDifference } from './difference.ts';
import { makeMetroIndex } from './make-metro-index.ts';
import { listingFixture, metroFixture } from './metro-index-fixture.ts';
import { metroIndexDifferenceSchema } from './metro-index-schema.ts';

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
  const mended = { ...clinic, phone: '(512) 555-0100', attributes: ['Parking', 'Patio'] };
  const after = await make(
    '2026-11-23T00:00:00Z',
    { slug: 'arcade', hours: [60, 120] },
    mended,
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
