import { type ConfirmedListing, flattenListing } from './flatten-listing.ts';
import { searchAs } from './search-as.ts';

/**
 * `GET /search.geojson?…` -> a page of results as a FeatureCollection, RFC 7946, whose properties
 * have the notices.
 */
export const getSearchGeojson = searchAs({
  contentType: 'application/geo+json',
  format: ({ query, answer, notices, origin }) =>
    JSON.stringify({
      type: 'FeatureCollection',
      properties: { notices },
      features: answer.results.map((listing) => toFeature(listing, origin, query.date)),
    }),
});

/** A listing without coordinates is a feature with a null geometry, which RFC 7946 allows. */
function toFeature(listing: ConfirmedListing, origin: string, date: string | undefined) {
  const { id, lat, lng } = listing;
  return {
    type: 'Feature',
    id,
    geometry: lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] },
    properties: {
      ...flattenListing(listing, origin, date),
      confirmations: listing.confirmations,
    },
  };
}
