import { expect, test } from 'vitest';
import { makeMetroIndex } from '#app/domain/metro-index/make-metro-index.ts';
import {
  listingFixture,
  metroFixture,
  roundRock,
} from '#app/domain/metro-index/metro-index-fixture.ts';
import { groupToPrint } from './group-to-print.ts';

test('listings are printed by category and name, with the city where it is another, and without closed days', async () => {
  const listings = [
    listingFixture({ slug: 'zed', name: 'Zed', phone: '(512) 555-0100' }),
    listingFixture({ slug: 'ace', name: 'Ace', ...roundRock, specialty: 'Roastery' }),
    listingFixture({
      slug: 'vet',
      name: 'Vet',
      category: 'veterinarians',
      street: null,
      hours: [],
    }),
    listingFixture({ slug: 'shut', name: 'Shut', is_paused: true }),
  ];
  const index = await makeMetroIndex(metroFixture(listings), new Date());
  const hours = ['Monday to Friday 9 AM – 5 PM'];
  expect(groupToPrint(index)).toMatchObject({
    all: 4,
    categories: [
      {
        name: 'Cafés',
        listings: [
          { name: 'Ace', specialty: 'Roastery', address: '1 Congress Ave, Round Rock', hours },
          { name: 'Shut', hours: ['Temporarily closed'] },
          { name: 'Zed', address: '1 Congress Ave', phone: '(512) 555-0100', hours },
        ],
      },
      { name: 'Veterinarians', listings: [{ name: 'Vet', address: '', phone: null, hours: [] }] },
    ],
  });
});
