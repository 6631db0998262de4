import type { z } from 'zod';
import type { Hours, ListingCard } from '#app/domain/business/business.ts';
import type * as schemas from './metro-index-schema.ts';

/** All listings of a metro in compact form: some 50 bytes each, compressed. */
export type MetroIndex = z.infer<typeof schemas.metroIndexSchema>;
export type IndexRow = z.infer<typeof schemas.indexRowSchema>;
/** The changes of an index since an earlier version. */
export type MetroIndexDifference = z.infer<typeof schemas.metroIndexDifferenceSchema>;
/** The data that an index is made from. */
export type MetroListings = z.infer<typeof schemas.metroListingsSchema>;
/** The metros that have listings, those with the most first. */
export type Metros = z.infer<typeof schemas.metrosSchema>;

/** A listing of an index, as cards show it. */
export type IndexedListing = Hours & {
  slug: string;
  name: string;
  category: ListingCard['category'];
  more_categories: ListingCard['category'][];
  specialty: string | null;
  street: string | null;
  city: string;
  state: string;
  zip_code: string;
  lat: number | null;
  lng: number | null;
  rating: number | null;
  review_count: number;
  attributes: string[];
  phone: string | null;
  /** The range of its lowest price; null without prices. */
  price: string | null;
  neighborhoods: string[];
};

/** Returns the categories of a listing, the main one first. */
export function listCategories({ category, more_categories }: IndexedListing) {
  return [category, ...more_categories];
}

/** Bayesian mean with ten extra ratings of 3.8, as the database ranks. */
export function rateListing({
  rating,
  review_count,
}: Pick<IndexedListing, 'rating' | 'review_count'>): number {
  return ((rating ?? 0) * review_count + 38) / (review_count + 10);
}

const minutesOfDay = 1_440;

/** Decodes a row of an index. */
export function readIndexRow(index: MetroIndex, row: IndexRow): IndexedListing {
  const [slug, name, category, specialty, street, city, zip_code, lat, lng, ...rest] = row;
  const [rating, review_count, timeZone, week, special, attributes, phone, isPaused, ...last] =
    rest;
  const [price, areas, moreCategories] = last;
  const nameCategory = (number: number) => {
    const { synonyms: _, ...named } = index.categories[number] ?? unknownCategory;
    return named;
  };
  const place = index.cities[city] ?? '';
  return {
    slug,
    name,
    category: nameCategory(category),
    more_categories: moreCategories.map(nameCategory),
    specialty,
    street,
    city: place.slice(0, -4),
    state: place.slice(-2),
    zip_code,
    lat,
    lng,
    rating,
    review_count,
    attributes: attributes.map((number) => index.attributes[number] ?? ''),
    phone,
    price,
    neighborhoods: areas.map((number) => index.neighborhoods[number] ?? ''),
    time_zone: index.time_zones[timeZone] ?? index.metro.time_zone,
    opening_hours: readWeek(index.weeks[week] ?? []),
    special_hours: special === null ? [] : readSpecialDays(index.special_days[special] ?? []),
    temporarily_closed: isPaused === 1,
  };
}

const unknownCategory = { slug: '', name: '', hue: 0, synonyms: [] };

function readWeek(week: readonly number[]): Hours['opening_hours'] {
  const spans: Hours['opening_hours'] = [];
  for (let at = 0; at + 1 < week.length; at += 2) {
    const opens = week[at] ?? 0;
    const closes = week[at + 1] ?? 0;
    const midnight = opens - (opens % minutesOfDay);
    spans.push({
      day_of_week: midnight / minutesOfDay + 1,
      opens: formatMinute(opens - midnight),
      closes: formatMinute(closes - midnight),
    });
  }
  return spans;
}

function readSpecialDays(days: MetroIndex['special_days'][number]): Hours['special_hours'] {
  return days.map(([date, opens, closes]) => ({
    date,
    opens: opens === null ? null : formatMinute(opens),
    closes: closes === null ? null : formatMinute(closes),
    note: null,
  }));
}

/** Formats 'HH:MM'; midnight at the end of a day is '24:00', later minutes wrap around. */
function formatMinute(minute: number): string {
  const ofDay = minute > minutesOfDay ? minute - minutesOfDay : minute;
  const hours = String(Math.floor(ofDay / 60)).padStart(2, '0');
  return `${hours}:${String(ofDay % 60).padStart(2, '0')}`;
}
