import { categoryKinds } from './category-kinds.ts';

/** Kinds that are no business that one visits: a machine, a stop, a stand. */
const nothingToVisit = new Set(
  (
    'amenity/atm amenity/vending_machine amenity/charging_station amenity/payment_terminal amenity/parcel_locker amenity/post_box ' +
    'amenity/bicycle_rental amenity/bicycle_parking amenity/bicycle_repair_station amenity/recycling amenity/telephone amenity/photo_booth ' +
    'amenity/public_bookcase amenity/trolley_bay amenity/waste_basket amenity/weighbridge amenity/bench amenity/toilets amenity/drinking_water ' +
    'amenity/shelter amenity/bus_station highway/bus_stop man_made/charge_point advertising/totem aeroway/aerodrome aeroway/helipad'
  ).split(' '),
);

/**
 * Categories by kind of OpenStreetMap (wiki.openstreetmap.org/wiki/Map_features); the
 * name-suggestion-index sorts its brands by the same.
 */
const byKind = new Map(
  categoryKinds.flatMap(({ slug, osm }) => osm.map((kind): [string, string] => [kind, slug])),
);

/** Keys of OpenStreetMap whose value is a kind, the one that says most first. */
const osmKeys = ['shop', 'craft', 'office', 'healthcare', 'tourism', 'leisure', 'amenity', 'club'];

/** Finds the columns of a file from OpenStreetMap that hold a kind; it has several of them. */
export function findOsmColumns(header: readonly string[]): { key: string; column: number }[] {
  const names = header.map((name) => name.toLowerCase().replace(/^(properties|tags)\./, ''));
  const found = osmKeys.flatMap((key) =>
    names.includes(key) ? [{ key, column: names.indexOf(key) }] : [],
  );
  return found.length > 1 || names.some((name) => name.startsWith('addr:')) ? found : [];
}

/** Returns the category's slug of a kind like "shop/convenience"; undefined if it has none. */
export function findByOsmKind(kind: string): string | undefined {
  return byKind.get(kind);
}

/** Returns whether a kind of OpenStreetMap, also in the words of other files, is no business. */
export function isNothingToVisit(kind: string): boolean {
  return nothingToVisit.has(kind);
}
