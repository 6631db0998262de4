import { stringify } from 'csv-stringify/browser/esm/sync';
import type { ListingCard } from '#app/domain/business/business.ts';
import { flattenListing } from './flatten-listing.ts';
import { searchAs } from './search-as.ts';

/** `GET /search.csv?…` -> a page of results as RFC 4180, with a header. */
export const getSearchCsv = searchAs({
  contentType: 'text/csv; charset=utf-8; header=present',
  format: ({ answer, origin }) =>
    stringify(
      answer.results.map((listing) => toRow(listing, origin)),
      {
        header: true,
        // Without it Excel takes the text for Windows-1252.
        bom: true,
        record_delimiter: 'windows',
        // A name like '=HYPERLINK(…)' must stay text in a spreadsheet (OWASP, CSV injection).
        escape_formulas: true,
      },
    ),
});

function toRow(listing: ListingCard, origin: string) {
  const { id, lat, lng } = listing;
  const { distance_miles, url, ...facts } = flattenListing(listing, origin);
  return { id, ...facts, lat, lng, distance_miles, url };
}
