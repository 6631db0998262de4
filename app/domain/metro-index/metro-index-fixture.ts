import { makeMetroIndex } from './make-metro-index.ts';
import type { MetroListings } from './metro-index.ts';

type Listing = MetroListings['listings'][number];

/** Monday to Friday, 9 to 5, as minutes of the week. */
const weekdays = [0, 1, 2, 3, 4].flatMap((day) => [day * 1_440 + 540, day * 1_440 + 1_020]);

/** A place in the same metro, some 17 miles from the café. */
export const roundRock = {
  city: 'Round Rock',
  zip_code: '78664',
  lat: 30.5083,
  lng: -97.6789,
};

/** A café in Austin as the database returns it. */
export function listingFixture(listing: Partial<Listing> & { slug: string }): Listing {
  return {
    name: 'Test',
    category: 'cafes',
    more_categories: [],
    specialty: null,
    street: '1 Congress Ave',
    city: 'Austin',
    state: 'TX',
    zip_code: '78701',
    lat: 30.267153,
    lng: -97.743057,
    rating: null,
    review_count: 0,
    attributes: [],
    phone: null,
    time_zone: 'America/Chicago',
    is_paused: false,
    price: null,
    neighborhoods: [],
    hours: weekdays,
    special: [],
    ...listing,
  };
}

/** Austin with these listings and two categories. */
export function metroFixture(listings: Listing[]): MetroListings {
  return {
    metro: {
      slug: 'austin-tx',
      name: 'Austin, TX',
      time_zone: 'America/Chicago',
      lat: 30.2672,
      lng: -97.7431,
      radius_miles: 35,
    },
    total: listings.length,
    categories: [
      { slug: 'cafes', name: 'Cafés', hue: 30, synonyms: ['coffee shop'] },
      {
        slug: 'veterinarians',
        name: 'Veterinarians',
        hue: 120,
        synonyms: ['vet', 'animal doctor'],
      },
    ],
    listings,
  };
}

/** Each day from midnight to midnight. */
const everyHour = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [day * 1_440, (day + 1) * 1_440]);

/** Three places of Austin, with and without a place on the map, hours and features. */
export const owlIndex = await makeMetroIndex(
  metroFixture([
    listingFixture({ slug: 'blue-owl', name: 'Blue Owl Café', rating: 4.2, review_count: 90 }),
    listingFixture({
      slug: 'owl-vets',
      name: 'Barton Animal Hospital',
      category: 'veterinarians',
      rating: 4.9,
      review_count: 40,
      ...roundRock,
      attributes: ['Emergency care'],
    }),
    listingFixture({
      slug: 'joes',
      name: 'Joe’s Diner',
      specialty: 'Tacos',
      street: '12 Owl Street',
      hours: everyHour,
      lat: null,
      lng: null,
      attributes: ['Kid friendly'],
    }),
  ]),
  new Date('2026-11-23T12:00:00Z'),
);
