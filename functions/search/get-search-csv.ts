import { stringify } from 'csv-stringify/browser/esm/sync';
import { type ConfirmedListing, describeConfirmations, flattenListing } from './flatten-listing.ts';
import { searchAs } from './search-as.ts';

/** Excel takes a text without it for Windows-1252. */
const byteOrderMark = '\uFEFF';

/**
 * `GET /search.csv?…` -> a page of results as RFC 4180, with a header. Where the results are not
 * quite what was asked, comment lines with '#' above the header say so.
 */
export const getSearchCsv = searchAs({
  contentType: 'text/csv; charset=utf-8; header=present',
  format: ({ notices, origin, ...search }) => {
    const comments = notices.map((notice) => `# ${notice.replaceAll(/\s+/g, ' ')}\r\n`);
    const rows = stringify(
      search.answer.results.map((listing) =>
        toRow(listing, flattenListing(listing, origin, search)),
      ),
      {
        header: true,
        record_delimiter: 'windows',
        // A name like '=HYPERLINK(…)' must stay text in a spreadsheet (OWASP, CSV injection).
        escape_formulas: true,
      },
    );
    return byteOrderMark + comments.join('') + rows;
  },
});

function toRow(listing: ConfirmedListing, flat: ReturnType<typeof flattenListing>) {
  const { id, lat, lng } = listing;
  const { distance_miles, url, ...facts } = flat;
  const confirmed = describeConfirmations(listing.confirmations);
  return { id, ...facts, lat, lng, distance_miles, confirmed, url };
}
