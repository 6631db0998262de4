import { type ListingCard, fieldsWith } from '#app/domain/business/business.ts';

/** Returns the facts of a listing for flat formats, without id and coordinates. */
export function flattenListing(listing: ListingCard, origin: string) {
  const links = Object.fromEntries(
    fieldsWith({ section: 'links' }).map(({ name }) => [name, listing[name]]),
  ) as Pick<ListingCard, ReturnType<typeof fieldsWith<{ section: 'links' }>>[number]['name']>;
  return {
    name: listing.name,
    category: listing.category.name,
    street: listing.street,
    city: listing.city,
    state: listing.state,
    zip_code: listing.zip_code,
    phone: listing.phone,
    website: listing.website,
    ...links,
    rating: listing.rating,
    review_count: listing.review_count,
    distance_miles: listing.distance_miles,
    url: `${origin}/business/${listing.slug}`,
  };
}
