import { expect, test } from 'vitest';
import { findIndexedPlace } from './find-indexed-place.ts';
import { makeMetroIndex } from './make-metro-index.ts';
import { listingFixture, metroFixture } from './metro-index-fixture.ts';

const index = await makeMetroIndex(
  metroFixture([
    listingFixture({ slug: 'a', city: 'Round Rock', zip_code: '78664', lat: 30.5, lng: -97.5 }),
    listingFixture({ slug: 'b', city: 'Round Rock', zip_code: '78665', lat: 30.25, lng: -97.25 }),
  ]),
  new Date('2026-11-23T12:00:00Z'),
);

test.each([
  ['a metro with its state', 'Austin, TX', { kind: 'metro', name: 'Austin, TX', lat: 30.2672 }],
  ['a metro without it', 'austin', { kind: 'metro', name: 'Austin, TX' }],
  [
    'a city, in the middle of its listings',
    'round rock',
    { kind: 'city', lat: 30.375, lng: -97.375 },
  ],
  ['a zip code', '78665', { kind: 'zip', name: '78665', lat: 30.25, lng: -97.25 }],
])('a place is found by its name: %s', (_what, name, place) => {
  expect(findIndexedPlace([index], name)).toMatchObject(place);
});

test('a place without listings is not found', () => {
  expect(findIndexedPlace([index], 'Atlantis')).toBeNull();
  expect(findIndexedPlace([index], '00000')).toBeNull();
});
