import { expect, test } from 'vitest';
import { readTextForIndex } from '#app/components/search/read-text-for-index.ts';
import { callFunction } from '#app/domain/call-function.ts';
import { makeMetroIndex } from '#app/domain/metro-index/make-metro-index.ts';
import { searchMetroIndex } from '#app/domain/metro-index/search-metro-index.ts';
import { asService } from '../support/clients.ts';
import { search } from '../support/search.ts';

// The database, and the city that the edge and devices keep: an index has neither descriptions nor
// services, and corrects no spelling. What a text means is the same for both.

const metro = 'austin-tx';
const chosen = { readsTime: true, takesCategory: true, takesPlace: true };

test.each([
  'vet near me',
  'nearest bakery',
  'coffee shop not starbucks',
  'pizza austin',
  'tacos in austin',
  'florist 78701',
  'hair salon round rock',
  'kid friendly restaurants',
  'dog friendly cafe with wifi austin',
  'gym with child care and showers',
  'lawyer who speaks spanish',
  'restaurants without delivery',
  'museum not art gallery',
  'hotel not a motel',
  'need a passport photo',
  'my dog is sick',
  'ac not working',
  'sore throat zzyzx',
  'doc in a box',
  'where should i eat in austin',
  'hey google find a plumber in austin',
  "in austin that's open on saturday a bakery",
  'haircut sunday',
  'gym open 5am',
  'panadería',
  'taquería austin',
  'plomero austin',
  'mi perro está enfermo',
  '🍕 austin',
  'quixotry',
])('both engines read a question alike: "%s"', async (q) => {
  const listings = await callFunction({ db: asService() }, 'list_metro_index', { metro });
  if (listings === null) throw new Error('The seed lacks the metro');
  const index = await makeMetroIndex(listings, new Date());
  const text = readTextForIndex(q, { now: new Date(), ...chosen });
  const kept = searchMetroIndex(index, { words: q, text }).results.map(({ slug }) => slug);
  const { results, total } = await search({ q, metro });
  const inBoth = results.filter(({ slug }) => kept.includes(slug));
  expect([kept.length, inBoth.length]).toEqual([total, results.length]);
});
