import { stringify } from 'csv-stringify/browser/esm/sync';
import type { ListingCard } from '#app/domain/business/business.ts';
import { searchAs } from './search-as.ts';

/** `GET /search.csv?…` -> a page of results as RFC 4180, with a header. */
export const getSearchCsv = searchAs({
  contentType: 'text/csv; charset=utf-8; header=present',
  format: ({ answer, origin }) =>
    stringify(
      answer.results.map((listing) => toRow(listing, origin)),
      {
        header: true,
        record_delimiter: 'windows',
        // A name like '=HYPERLINK(…)' must stay text in a spreadsheet (OWASP, CSV injection).
        escape_formulas: true,
      },
    ),
});

function toRow(listing: ListingCard, origin: string) {
  return {
    id: listing.id,
    name: listing.name,
    category: listing.category.name,
    street: listing.street,
    city: listing.city,
    state: listing.state,
    zip_code: listing.zip_code,
    phone: listing.phone,
    website: listing.website,
    rating: listing.rating,
    review_count: listing.review_count,
    lat: listing.lat,
    lng: listing.lng,
    distance_miles: listing.distance_miles,
    url: `${origin}/business/${listing.slug}`,
  };
}
