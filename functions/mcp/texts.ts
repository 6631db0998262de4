import type { z } from 'zod';
import { formatAddress, formatPlace } from '#app/domain/business/business-labels.ts';
import type { ListingCard, OpenAnswer } from '#app/domain/business/business.ts';
import { getOpenState } from '#app/domain/business/open-state.ts';
import type { ConfirmedAnswer, SearchQuery } from '#app/domain/search/search.ts';
import {
  describeConfirmations,
  describeNotices,
  flattenListing,
} from '../search/flatten-listing.ts';
import type {
  describedListingSchema,
  foundChangesSchema,
  foundSchema,
  placesSchema,
} from './tool-schemas.ts';

type Found = z.infer<typeof foundSchema>;
type DescribedListing = z.infer<typeof describedListingSchema>;
type Changes = z.infer<typeof foundChangesSchema>;
type Places = z.infer<typeof placesSchema>;

type ToFound = { query: SearchQuery; found: ConfirmedAnswer; origin: string; now: Date };

/** Returns a page of results as data for assistants. */
export function toFound({ query, found, origin, now }: ToFound): Found {
  const { total, total_capped, next_cursor, corrected_query, is_elsewhere, place, results } = found;
  const { did_you_mean, as_typed, left_out, missing_features, missing_time } = found;
  return {
    notices: describeNotices({ query, answer: found }),
    total,
    total_capped,
    next_cursor,
    corrected_query,
    did_you_mean,
    as_typed,
    left_out,
    missing_features,
    missing_time,
    is_elsewhere,
    place: place?.name ?? null,
    listings: results.map((listing) => ({
      slug: listing.slug,
      ...flattenListing(listing, origin, { query, answer: found }),
      is_open_now: isOpenNow(listing, now),
      confirmations: listing.confirmations,
    })),
  };
}

function isOpenNow(listing: ListingCard, now: Date): boolean | null {
  const { kind } = getOpenState(listing, now);
  return kind === 'unknown' ? null : kind === 'open' || kind === 'open_24_hours';
}

/** The text has the first results; the data has the rest. */
const shownResults = 5;

/** The notices come first, so that an assistant does not claim what the results do not fulfill. */
export function describeFound(found: Found): string {
  const { notices, total, total_capped, listings } = found;
  if (listings.length === 0) {
    return [...notices, 'No matches. Remove a filter or widen the radius.'].join('\n');
  }
  const many = total_capped ? `More than ${total}` : String(total);
  const lines = listings.slice(0, shownResults).map((listing) => {
    const stars = listing.rating === null ? '' : `, ${listing.rating} stars`;
    return `- ${link(listing)}, ${listing.category}, ${formatAddress(listing)}${stars}`;
  });
  return [...notices, `${many} found:`, ...lines].join('\n');
}

export function describeListing(listing: DescribedListing): string {
  const { status, phone, website } = listing;
  const state = {
    published: '',
    closed: ' It has permanently closed.',
    moved: ' It has moved.',
  }[status];
  const reach = [phone, website].filter(Boolean).join(', ');
  const confirmed = describeConfirmations(listing.confirmations);
  const checked = confirmed === null ? 'None of its facts are confirmed yet.' : `${confirmed}.`;
  return `${link(listing)}, ${formatAddress(listing)}.${reach ? ` ${reach}.` : ''}${state} ${checked}`;
}

export function describeOpen(answer: OpenAnswer): string {
  const { at, closes_at, opens_at, reopens_on, state } = answer;
  const then = opens_at ? `; it opens ${opens_at}` : '';
  const sentences: Record<OpenAnswer['state'], string> = {
    open: `is open at ${at} and closes ${closes_at}`,
    open_24_hours: `is open at ${at}, day and night`,
    closed: `is closed at ${at}${then}`,
    temporarily_closed: `is temporarily closed${reopens_on ? `, until ${reopens_on}` : ''}`,
    closed_for_good: 'has permanently closed',
    moved: 'has moved; its page shows the new address',
    unknown: 'does not list its hours',
  };
  const note = answer.by_appointment_only ? ' By appointment only.' : '';
  const differs = answer.notices.map((notice) => ` ${notice}.`).join('');
  return `${link(answer)} ${sentences[state]} (${answer.time_zone}).${differs}${note}`;
}

export function describeChanges({ metro, since, changes, next_cursor }: Changes): string {
  if (changes.length === 0)
    return `Nothing opened, closed or moved in ${metro.name} since ${since}.`;
  const many = next_cursor === null ? String(changes.length) : `more than ${changes.length}`;
  const lines = changes.slice(0, shownResults).map((change) => {
    const { kind, at, category } = change;
    return `- ${kind} ${at.slice(0, 10)}: ${link(change)}, ${category}, ${formatPlace(change)}`;
  });
  return [`Since ${since} in ${metro.name}, ${many} in all:`, ...lines].join('\n');
}

export function describePlaces({ places, categories }: Places): string {
  const lines = [
    ...places.map(({ kind, name }) => `- place: ${name} (${kind})`),
    ...categories.map(({ slug, name }) => `- category: ${name} (${slug})`),
  ];
  return lines.length === 0 ? 'No place or category starts with this text.' : lines.join('\n');
}

type Linked = { name: string; url: string };

/** Formats a Markdown link; escapes brackets in the name. */
function link({ name, url }: Linked): string {
  return `[${name.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${url})`;
}
