import type { Hours } from '#app/domain/business/business.ts';
import { getOpenState, type LocalMoment } from '#app/domain/business/open-state.ts';

export type NextOpening = { slug: string; name: string; opens: LocalMoment };

/** Returns which of these listings opens next; null if none is known to open. */
export function findNextOpening(
  listings: (Hours & { slug: string; name: string })[],
  now: Date,
): NextOpening | null {
  const openings = listings.flatMap((listing) => {
    const state = getOpenState(listing, now);
    if (state.kind !== 'closed' || state.opens === null) return [];
    return [{ slug: listing.slug, name: listing.name, opens: state.opens }];
  });
  return openings.toSorted((a, b) => a.opens.inMinutes - b.opens.inMinutes)[0] ?? null;
}
