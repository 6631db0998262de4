import * as t from '#app/messages/domain/business.ts';
import * as statuses from '#app/messages/domain/status.ts';
import { formatCount, formatLongDate } from '../text/text.ts';
import type { Business, Service } from './business.ts';
import type { ListingStatus } from './business-calls.ts';

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
  email: t.verifiedByEmail,
  website: t.verifiedByWebsite,
} as const;

/** A listing's status as people read it. */
export const statusNames: Record<ListingStatus, string> = {
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
    ? t.statusAndPause({ status: statusNames[status] })
    : statusNames[status];
}

type Closure = Pick<Business, 'name' | 'status' | 'temporarily_closed' | 'reopens_on' | 'moved_to'>;

/**
 * Returns a sentence about a listing that is closed, moved or temporarily closed; null otherwise.
 */
export function describeClosure(closure: Closure): string | null {
  const { status, temporarily_closed, reopens_on } = closure;
  if (status === 'closed') return t.permanentlyClosed;
  if (status === 'moved') return t.movedTo({ place: describeNewPlace(closure) });
  if (!temporarily_closed) return null;
  return reopens_on ? t.reopening({ date: formatLongDate(reopens_on) }) : t.pausedWithoutEnd;
}

/**
 * Returns where a business has moved to: '12 Main St, Austin, TX', with its new name if that
 * differs.
 */
export function describeNewPlace({ name, moved_to }: Pick<Business, 'name' | 'moved_to'>): string {
  if (!moved_to) return t.anotherAddress;
  const { street, city, state } = moved_to;
  const place = [street, city, state].filter(Boolean).join(', ');
  return moved_to.name === name ? place : t.newPlaceAndName({ place, name: moved_to.name });
}

/** Returns '$45', '$45 – $80', 'from $45 an hour'; 'Ask for a price' if unknown. */
export function formatPrice(
  service: Pick<Service, 'least_price_cents' | 'most_price_cents' | 'price_unit'>,
): string {
  const { least_price_cents: least, most_price_cents: most, price_unit: unit } = service;
  if (least === null) return t.priceUnknown;
  const price = formatRange(least, most);
  return unit ? t.pricePer({ price, unit }) : price;
}

function formatRange(least: number, most: number | null): string {
  if (most === null) return t.priceFrom({ price: formatDollars(least) });
  if (most !== least) return `${formatDollars(least)} – ${formatDollars(most)}`;
  return least === 0 ? t.free : formatDollars(least);
}

function formatDollars(cents: number): string {
  const rest = cents % 100;
  const dollars = `$${formatCount((cents - rest) / 100)}`;
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`;
}

const feetPerMile = 5280;

/** Returns '500 ft' up to a tenth of a mile, then '0.4 mi', from ten miles on '12 mi'. */
export function formatDistance(miles: number): string {
  if (miles < 0.1) return `${Math.max(100, Math.round((miles * feetPerMile) / 100) * 100)} ft`;
  return `${miles < 10 ? miles.toFixed(1) : Math.round(miles)} mi`;
}
