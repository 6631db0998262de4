import { asksNotToBeCounted, sendReport } from '#app/browser/beacons.ts';
import { readSearchAddress } from '#app/components/search/search-address.ts';
import { limits } from '#app/config/limits.ts';
import { type VisitKind, visitsPath } from '#app/config/visits.ts';
import type { Business } from '#app/domain/business/business.ts';
import { searchParameters } from '#app/domain/search/search.ts';
import type { Visit } from '#app/domain/statistics/visit-beacon.ts';

/** An act on a profile in this document, before it is reported. */
export type PendingVisit = {
  business: Pick<Business, 'id' | 'time_zone'>;
  kind: VisitKind;
  /** For a view: the referrer. */
  from?: string;
};

let isReporting = false;

/**
 * Reports the visits of profiles each time that the page is hidden, because on phones nothing may
 * run after that. A prerendered page is never hidden. Respects Do Not Track.
 */
export function reportVisits(pending: PendingVisit[]) {
  if (isReporting || asksNotToBeCounted()) return;
  isReporting = true;
  addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    const visits = pending.splice(0).flatMap(toVisits);
    for (let sent = 0; sent < visits.length; sent += limits.visitsPerBeacon) {
      const body = JSON.stringify(visits.slice(sent, sent + limits.visitsPerBeacon));
      sendReport(visitsPath, body).catch(() => {});
    }
  });
}

function toVisits({ business, kind, from }: PendingVisit): Visit[] {
  const visit = { business_id: business.id, time_zone: business.time_zone };
  const search = from ? readSearchAddress(new URL(from)) : null;
  const wasSearched = search && searchParameters.some((name) => search.has(name));
  if (!wasSearched) return [{ ...visit, kind }];
  const words = search.get('q')?.trim();
  const isShort = words && words.length <= limits.countedWordsLength;
  return [
    { ...visit, kind },
    { ...visit, kind: 'search', ...(isShort && { words }) },
  ];
}
