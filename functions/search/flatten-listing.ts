import type { ListingCard } from '#app/domain/business/business.ts';

/** Returns the columns of a listing for formats without nesting, without its id and coordinates. */
export function flattenListing(listing: ListingCard, origin: string) {
  return {
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
    distance_miles: listing.distance_miles,
    url: `${origin}/business/${listing.slug}`,
  };
}
