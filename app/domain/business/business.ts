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

/** Everything the public profile of a listing shows. */
export type Business = Omit<ListingCard, 'distance_miles' | 'map_place'> & {
  email: string | null;
  status: 'published' | 'closed' | 'moved';
  moved_to: { slug: string; name: string } | null;
  is_claimed: boolean;
  /** ISO 8601; when the owner or an admin last confirmed the facts. */
  confirmed_at: string | null;
  updated_at: string;
  schema_type: string;
};
