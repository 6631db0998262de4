import type { ListingCard } from '#app/domain/business/business.ts';

/** The number of features that a list shows. */
const attributesShown = 3;

/** What a list and its map show of a listing; nothing else is sent. */
export type ShownListing = ReturnType<typeof toShownListing>;

/** Reduces a listing to what a list shows. */
export function toShownListing(listing: Omit<ListingCard, 'id'>) {
  const { slug, name, description, category, specialty, attributes, cover } = listing;
  const { street, city, state, map_place, distance_miles, rating, review_count } = listing;
  const { time_zone, opening_hours, special_hours, temporarily_closed } = listing;
  return {
    slug,
    name,
    description,
    category,
    specialty,
    street,
    city,
    state,
    map_place,
    distance_miles,
    rating,
    review_count,
    attributes: attributes.slice(0, attributesShown),
    cover,
    time_zone,
    opening_hours,
    special_hours,
    temporarily_closed,
  };
}
