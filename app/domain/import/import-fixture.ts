import { forFields } from '../business/business.ts';
import { optionalTexts } from './fields.ts';
import { createPlaces } from './place/places.ts';
import type { ImportRow } from './read-row.ts';

/** A listing row as the importer writes it, in the middle of Austin. */
export function listingOf(facts: Partial<ImportRow>): ImportRow {
  return {
    ...forFields(optionalTexts, null),
    name: 'Oak Diner',
    street: '12 Elm St',
    city: 'Austin',
    state: 'TX',
    zip_code: '78701',
    lat: null,
    lng: null,
    status: 'published',
    temporarily_closed: false,
    opening_hours: null,
    hold: null,
    source_date: null,
    category_id: 1,
    more_category_ids: [],
    specialty: null,
    attributes: null,
    ...facts,
  };
}

const table = [
  ['78701', 'Austin', 'TX', 30.2713, -97.7426],
  ['78704', 'Austin', 'TX', 30.2428, -97.7658],
  ['77002', 'Houston', 'TX', 29.7594, -95.3594],
  ['79901', 'El Paso', 'TX', 31.7601, -106.4788],
  ['73301', 'Austin', 'TX', 30.3264, -97.7713],
  ['97212', 'Portland', 'OR', 45.5442, -122.6431],
  ['04101', 'Portland', 'ME', 43.6606, -70.2589],
  ['98660', 'Vancouver', 'WA', 45.6418, -122.6801],
  ['05401', 'Burlington', 'VT', 44.484, -73.2199],
  ['00901', 'San Juan', 'PR', 18.4655, -66.1057],
  ['63101', 'Saint Louis', 'MO', 38.6346, -90.1913],
  ['10001', 'New York', 'NY', 40.7484, -73.9967],
] as const;

/** A country of a dozen zip codes. */
export const smallCountry = createPlaces(
  table.map(([zip, city, state, lat, lng]) => ({ zip, city, state, lat, lng })),
);
