import { forFields } from '../business/business.ts';
import { optionalTexts } from './fields.ts';
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
    map_lat: 30.2713,
    map_lng: -97.7426,
    time_zone: 'America/Chicago',
    status: 'published',
    temporarily_closed: false,
    is_place_guessed: false,
    source_date: null,
    category_id: 1,
    specialty: null,
    metro_id: null,
    attributes: null,
    ...facts,
  };
}
