import { type ConfirmedListing, flattenListing } from './flatten-listing.ts';
import { searchAs } from './search-as.ts';

/**
 * `GET /search.geojson?…` -> a page of results as a FeatureCollection, RFC 7946, whose properties
 * have the notices.
 */
export const getSearchGeojson = searchAs({
  contentType: 'application/geo+json',
  format: ({ notices, origin, ...search }) =>
    JSON.stringify({
      type: 'FeatureCollection',
      properties: { notices },
      features: search.answer.results.map((listing) =>
        toFeature(listing, flattenListing(listing, origin, search)),
      ),
    }),
});

/** A listing without coordinates is a feature with a null geometry, which RFC 7946 allows. */
function toFeature(listing: ConfirmedListing, flat: ReturnType<typeof flattenListing>) {
  const { id, lat, lng } = listing;
  return {
    type: 'Feature',
    id,
    geometry: lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] },
    properties: {
      ...flat,
      confirmations: listing.confirmations,
    },
  };
}
