import type { ReviewPage, ReviewSummary } from '../review/review.ts';

/** A span of opening hours. `closes` at or before `opens` ends on the next day; '24:00' is midnight. */
export type OpeningHours = {
  /** ISO: 1 is Monday, 7 is Sunday. */
  day_of_week: number;
  /** 'HH:MM', local to the listing's time zone. */
  opens: string;
  closes: string;
};

/** Hours of one date that differ from the week; both times null means closed that day. */
export type SpecialHours = {
  /** 'YYYY-MM-DD' */
  date: string;
  opens: string | null;
  closes: string | null;
  note: string | null;
};

/** What a listing's state of opening is worked out from. */
export type Hours = {
  time_zone: string;
  opening_hours: OpeningHours[];
  special_hours: SpecialHours[];
  temporarily_closed: boolean;
};

export type Category = { slug: string; name: string; hue: number };

/** A listing as it stands in a list of results. */
export type ListingCard = Hours & {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  category: Category;
  metro: { slug: string; name: string } | null;
  street: string | null;
  city: string;
  state: string;
  zip_code: string;
  phone: string | null;
  website: string | null;
  lat: number | null;
  lng: number | null;
  /** Where a map puts it: its own place, else the middle of its zip code or city; null when unknown. */
  map_place: { lat: number; lng: number; is_approximate: boolean } | null;
  /** 1.0 to 5.0, null without reviews. */
  rating: number | null;
  review_count: number;
  attributes: string[];
  verification: 'none' | 'documents' | 'email';
  /** From the place searched, null without one. */
  distance_miles: number | null;
};

/** Something the business does, with what it costs in cents; see `formatPrice`. */
export type Service = {
  name: string;
  description: string | null;
  least_price_cents: number | null;
  most_price_cents: number | null;
  /** 'hour', 'person'; null when the price is for the whole. */
  price_unit: string | null;
};

export type Fact = 'hours' | 'phone' | 'address' | 'website';

/** When a fact was last known to be true (ISO 8601), and who said so. */
export type Confirmation = { at: string; source: 'owner' | 'neighbour' | 'directory' };

export type NearbyListing = {
  slug: string;
  name: string;
  street: string | null;
  /** The category's name. */
  category: string;
  distance_miles: number;
};

/** Everything the public profile of a listing shows. */
export type Business = Omit<ListingCard, 'distance_miles' | 'map_place'> & {
  email: string | null;
  /** As stored; see `parsePhotos`. */
  photos: unknown;
  status: 'published' | 'closed' | 'moved';
  moved_to: {
    slug: string;
    name: string;
    street: string | null;
    city: string;
    state: string;
  } | null;
  is_claimed: boolean;
  created_at: string;
  updated_at: string;
  /** Type of its category in schema.org's vocabulary; several are separated by a space. */
  schema_type: string;
  services: Service[];
  confirmations: Partial<Record<Fact, Confirmation>>;
  review_summary: ReviewSummary;
  reviews: ReviewPage;
  /** Of the same category. */
  similar: ListingCard[];
  /** Of other categories, the nearest first. */
  nearby: NearbyListing[];
};

/** What is left of a listing that was taken down: where to look instead. */
export type GoneBusiness = {
  status: 'gone';
  category: { slug: string; name: string } | null;
  /** 'Austin, TX' */
  place: string | null;
};
