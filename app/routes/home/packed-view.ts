import type { ListingCard } from '#app/domain/business/business.ts';

/** The data of a screen as one string, and the kind of screen. */
export type PackedView<View> = {
  kind: 'directory' | 'results' | 'city';
  json: string;
  /** Never set; it carries the type of the packed data. */
  of?: View;
};

const unpacked = new WeakMap<object, unknown>();

/**
 * Packs loader data as JSON. React Router serializes each value once and refers to it by number;
 * numbers compress badly, and words that are in the HTML already compress well: JSON makes a page
 * of results a sixth smaller.
 */
export function packView<View extends { kind: PackedView<View>['kind'] }>(
  view: View,
): PackedView<View> {
  const packed = { kind: view.kind, json: JSON.stringify(view) };
  unpacked.set(packed, view);
  return packed;
}

/** Returns the same object each time, so that nothing is rendered again. */
export function unpackView<View>(packed: PackedView<View>): View {
  const known = unpacked.get(packed);
  if (known !== undefined) return known as View;
  const view: View = JSON.parse(packed.json);
  unpacked.set(packed, view);
  return view;
}

/** The number of features that a list shows. */
const attributesShown = 2;

/** What a list and its map show of a listing; nothing else is sent. */
export type ShownListing = ReturnType<typeof toShownListing>;

/** Reduces a listing to what a list shows. */
export function toShownListing(listing: Omit<ListingCard, 'id'>) {
  const { slug, name, description, category, more_categories, specialty, attributes, cover } =
    listing;
  const { service, quote, matched, verification } = listing;
  const { street, city, state, map_place, distance_miles, rating, review_count } = listing;
  const { phone, time_zone, opening_hours, special_hours, temporarily_closed } = listing;
  const { service_area, service_radius } = listing;
  return {
    slug,
    name,
    description,
    category,
    more_categories,
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
    service,
    quote,
    matched,
    verification,
    phone,
    time_zone,
    opening_hours,
    special_hours,
    temporarily_closed,
    ...((service_area || service_radius) && { serves: { service_area, service_radius } }),
  };
}

/** Reduces a listing to what a tile shows: neither description nor features. */
export function toTile(listing: Omit<ListingCard, 'id'>): ShownListing {
  return toShownListing({ ...listing, description: null, attributes: [] });
}
