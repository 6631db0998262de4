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
