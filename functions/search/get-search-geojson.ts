import type { ListingCard } from '#app/domain/business/business.ts';
import { searchAs } from './search-as.ts';

/** `GET /search.geojson?…` -> a page of results as a FeatureCollection, RFC 7946. */
export const getSearchGeojson = searchAs({
  contentType: 'application/geo+json',
  format: ({ answer, origin }) =>
    JSON.stringify({
      type: 'FeatureCollection',
      features: answer.results.map((listing) => toFeature(listing, origin)),
    }),
});

/** A listing without coordinates is a feature without a place, which the format allows. */
function toFeature({ id, lat, lng, slug, category, ...listing }: ListingCard, origin: string) {
  return {
    type: 'Feature',
    id,
    geometry: lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] },
    properties: {
      name: listing.name,
      category: category.name,
      street: listing.street,
      city: listing.city,
      state: listing.state,
      zip_code: listing.zip_code,
      phone: listing.phone,
      website: listing.website,
      rating: listing.rating,
      review_count: listing.review_count,
      distance_miles: listing.distance_miles,
      url: `${origin}/business/${slug}`,
    },
  };
}
