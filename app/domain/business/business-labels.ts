import * as t from '#app/messages/domain/business.ts';
import * as statuses from '#app/messages/domain/status.ts';
import { formatCount, formatLongDate } from '../text/text.ts';
import type { Business, ListingCard, ListingStatus, Service } from './business.ts';

/**
 * Returns the kind of a listing: 'Ramen' if its specialty is known, else the category's
 * 'Restaurants'.
 */
export function nameKind({ specialty, category }: Pick<Business, 'specialty' | 'category'>) {
  return specialty ?? category.name;
}

/** Returns 'Central Time' for 'America/Chicago'; the IANA name if there is no such name. */
export function nameTimeZone(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

/** How a listing was verified, as people read it; null where it was not. */
export const verificationNames = {
  none: null,
  documents: t.verifiedByDocuments,
  letter: t.verifiedByLetter,
  phone: t.verifiedByPhone,
  email: t.verifiedByEmail,
  website: t.verifiedByWebsite,
} as const;

/** A listing's status as people read it. */
export const listingStatusNames: Record<ListingStatus, string> = {
  draft: statuses.draft,
  pending: statuses.awaitingReview,
  published: statuses.published,
  rejected: statuses.rejected,
  suspended: statuses.suspended,
  closed: statuses.closed,
  moved: statuses.moved,
  merged: statuses.merged,
};

type Standing = { status: ListingStatus; temporarily_closed: boolean };

/** Returns 'Published, temporarily closed', for example. */
export function nameStatus({ status, temporarily_closed }: Standing): string {
  return temporarily_closed
    ? t.statusAndPause({ status: listingStatusNames[status] })
    : listingStatusNames[status];
}

type Closure = Pick<
  Business,
  'name' | 'status' | 'temporarily_closed' | 'reopens_on' | 'moved_to'
> &
  Partial<Pick<Business, 'opens_on'>>;

/**
 * Returns a sentence about a listing that is closed, moved or temporarily closed; null otherwise.
 */
export function describeClosure(closure: Closure): string | null {
  const { status, temporarily_closed, reopens_on, opens_on } = closure;
  if (status === 'closed') return t.permanentlyClosed;
  if (status === 'moved') return t.movedTo({ place: describeNewPlace(closure) });
  if (!temporarily_closed) return null;
  if (reopens_on !== null && reopens_on === opens_on) {
    return t.openingOn({ date: formatLongDate(reopens_on) });
  }
  return reopens_on ? t.reopening({ date: formatLongDate(reopens_on) }) : t.pausedWithoutEnd;
}

/**
 * Returns where a business has moved to: '12 Main St, Austin, TX', with its new name if that
 * differs.
 */
export function describeNewPlace({ name, moved_to }: Pick<Business, 'name' | 'moved_to'>): string {
  if (!moved_to) return t.anotherAddress;
  const place = formatPlace(moved_to);
  return moved_to.name === name ? place : t.newPlaceAndName({ place, name: moved_to.name });
}

type Served = Pick<ListingCard, 'city' | 'distance_miles'> & {
  serves?: Pick<ListingCard, 'service_area' | 'service_radius'>;
};

/**
 * Returns the town of a searched place, 'Round Rock' of 'Round Rock, TX', if a business of another town comes there: its
 * radius reaches it, or it names the town. Null if not; search has the same rule (`served_tags`).
 */
export function findServedTown({ city, distance_miles, serves }: Served, place: string | null) {
  const town = place?.match(/([^,]+), [A-Z]{2}$/)?.[1]?.trim() ?? place;
  if (!serves || !town || town === city) return null;
  const towns = serves.service_area?.toLowerCase().split(/\s*(?:[,;&]|\band\b)\s*/) ?? [];
  const isInReach = distance_miles !== null && distance_miles <= Number(serves.service_radius ?? 0);
  return isInReach || towns.includes(town.toLowerCase()) ? town : null;
}

type Place = { street: string | null; city: string; state: string };

/** Returns '12 Main St, Austin, TX', of what is known. */
export function formatPlace({ street, city, state }: Place): string {
  return [street, city, state].filter(Boolean).join(', ');
}

/** Returns '12 Main St, Austin, TX 78701', of what is known. */
export function formatAddress({ state, zip_code, ...place }: Place & { zip_code: string }): string {
  return formatPlace({ ...place, state: [state, zip_code].filter(Boolean).join(' ') });
}

/** Returns '$45', '$45 – $80', 'from $45 an hour'; 'Ask for a price' if unknown. */
export function formatPrice(
  service: Pick<Service, 'min_price_cents' | 'max_price_cents' | 'price_unit'>,
): string {
  const { min_price_cents: min, max_price_cents: max, price_unit: unit } = service;
  if (min === null) return t.priceUnknown;
  const price = formatRange(min, max);
  return unit ? t.pricePer({ price, unit }) : price;
}

function formatRange(min: number, max: number | null): string {
  if (max === null) return t.priceFrom({ price: formatDollars(min) });
  if (max !== min) return `${formatDollars(min)} – ${formatDollars(max)}`;
  return min === 0 ? t.free : formatDollars(min);
}

function formatDollars(cents: number): string {
  const rest = cents % 100;
  const dollars = `$${formatCount((cents - rest) / 100)}`;
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`;
}

/** Returns '+15125550123', the form of RFC 3966, for '(512) 555-0123'. */
export function toDialed(phone: string): string {
  return `+1${phone.replaceAll(/\D/g, '')}`;
}

const feetPerMile = 5280;

/** Returns '500 ft' up to a tenth of a mile, then '0.4 mi', from ten miles on '12 mi'. */
export function formatDistance(miles: number): string {
  if (miles < 0.1) return `${Math.max(100, Math.round((miles * feetPerMile) / 100) * 100)} ft`;
  return `${miles < 10 ? miles.toFixed(1) : Math.round(miles)} mi`;
}
