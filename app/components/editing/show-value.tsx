import { formatAddress, formatPrice, nameTimeZone } from '#app/domain/business/business-labels.ts';
import type {
  Business,
  OpeningHours,
  Service,
  SpecialHours,
} from '#app/domain/business/business.ts';
import { formatShortWeek, formatSpan } from '#app/domain/business/format-hours.ts';
import type { EditorRole } from '#app/domain/editing/editing-schema.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/editing.ts';
import { labels } from '#app/messages/domain/listing-fields.ts';

/** Labels of a listing's fields, and of the fields of its history. */
export const fieldLabels: Partial<Record<string, string>> = {
  ...labels,
  listing: t.listing,
  address: t.address,
  status: t.status,
  is_claimed: t.owner,
  verification: t.verification,
  merged: t.mergedListing,
};

/** Formats a field's value as text, one fact per line. Trusts its shape: the database wrote it. */
export function showValue(field: string, value: unknown): string {
  const show = shows[field];
  if (show && value !== null) return show(value as never) || t.notGiven;
  return typeof value === 'string' && value !== '' ? value : t.notGiven;
}

const shows: Partial<Record<string, (value: never) => string>> = {
  category: showSlug,
  more_categories: (slugs: string[]) => slugs.map(showSlug).join(', '),
  address: showAddress,
  location: ({ lat, lng }: Place) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`,
  attributes: (attributes: string[]) => attributes.join(', '),
  opening_hours: showWeek,
  special_hours: (days: SpecialHours[]) => days.map(showDay).join('\n'),
  services: (services: Service[]) =>
    services.map((service) => `${service.name}: ${formatPrice(service)}`).join('\n'),
  stated_time_zone: nameTimeZone,
  opens_on: formatLongDate,
  photos: (photos: { alt: string }[]) => photos.map(({ alt }) => alt || t.photo).join('\n'),
  status: showStatus,
  is_claimed: (isClaimed: boolean | 'transferred') =>
    isClaimed === 'transferred' ? t.transferred : isClaimed ? t.claimed : t.unclaimed,
  verification: (level: Business['verification']) => t.verifications[level],
  merged: ({ name, ...place }: Address & { name: string }) =>
    `${name}, ${showAddress({ ...place, location: null })}`,
};

function showSlug(slug: string): string {
  return slug.replaceAll('-', ' ');
}

type Place = { lat: number; lng: number };
type Address = {
  street: string;
  city: string;
  state: string;
  zip_code: string;
  location: Place | null;
};

function showAddress({ location, ...address }: Address): string {
  const text = formatAddress(address);
  return location ? `${text} (${location.lat.toFixed(4)}, ${location.lng.toFixed(4)})` : text;
}

function showWeek(hours: OpeningHours[]): string {
  if (hours.length === 0) return '';
  const week = formatShortWeek(hours);
  return week.map(({ days, lines }) => `${days}: ${lines.join(', ')}`).join('\n');
}

function showDay({ date, opens, closes, note }: SpecialHours): string {
  const hours = opens && closes ? formatSpan(opens, closes) : t.closed;
  return `${formatLongDate(date)}: ${hours}${note ? ` (${note})` : ''}`;
}

type Status = {
  status: string;
  temporarily_closed: boolean;
  reopens_on: string | null;
  moved_to: string | null;
};

function showStatus({ status, temporarily_closed, reopens_on, moved_to }: Status): string {
  if (status === 'moved') return t.movedTo({ place: moved_to ?? t.anotherPlace });
  if (status !== 'published' || !temporarily_closed) return t.statuses[status] ?? status;
  return reopens_on ? t.reopening({ date: formatLongDate(reopens_on) }) : t.temporarilyClosed;
}

type BeforeAndAfterProps = { field: string; before: unknown; after: unknown };

/** A change as two lines: the value before and after. */
export function BeforeAndAfter({ field, before, after }: BeforeAndAfterProps) {
  return (
    <dl className="mt-1 grid grid-cols-[minmax(3.25rem,max-content)_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 sm:grid-cols-[minmax(4rem,max-content)_minmax(0,1fr)] sm:gap-x-4">
      <dt className="text-sm text-soft">{t.photoBefore}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line text-soft">
        {showValue(field, before)}
      </dd>
      <dt className="text-sm text-soft">{t.photoAfter}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{showValue(field, after)}</dd>
    </dl>
  );
}

/** Returns the editor's name if known, else their role: 'Ana Cho', 'the directory'. `owner`: for whom an admin wrote. */
export function nameEditor(
  role: EditorRole | null,
  name: string | null = null,
  owner: string | null = null,
): string {
  if (owner !== null) return t.staffFor({ owner });
  return name ?? (role === null ? t.somebody : t.roles[role]);
}
