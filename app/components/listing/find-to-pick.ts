import { openSession } from '#app/browser/session/open-session.ts';
import { findBusinessesToManage } from '#app/domain/business/business-calls.ts';
import { nameStatus } from '#app/domain/business/business-labels.ts';
import type { Suggestions } from '#app/domain/search/search.ts';
import type { PickedListing } from './listing-picker.tsx';

const maxOffered = 8;

/** For admins: listings of any status, by what their list takes: name and city, phone, zip, email, address of the page. */
export async function findAnyListings(text: string): Promise<PickedListing[]> {
  const { businesses } = await findBusinessesToManage({ db: await openSession() }, { q: text });
  return businesses.slice(0, maxOffered).map((listing) => ({
    slug: listing.slug,
    name: listing.name,
    hint: [
      [listing.street, listing.city, `${listing.state} ${listing.zip_code}`]
        .filter(Boolean)
        .join(', '),
      ...(listing.status === 'published' ? [] : [nameStatus(listing)]),
    ].join(' · '),
  }));
}

/** For everybody: published listings by name, those near a place ('Austin, TX') first, or by the address of the page. */
export async function findPublicListings(text: string, near = ''): Promise<PickedListing[]> {
  const slug = /\/business\/([a-z0-9-]+)/.exec(text)?.[1];
  if (slug) return [{ slug, name: slug, hint: `…/business/${slug}` }];
  const response = await fetch(`/api/suggest?${new URLSearchParams({ q: text, near })}`);
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  const { businesses } = await response.json<Suggestions>();
  return businesses.map((one) => ({
    slug: one.slug,
    name: one.name,
    hint: `${one.city}, ${one.state}`,
  }));
}
