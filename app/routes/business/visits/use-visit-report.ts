import { useEffect } from 'react';
import { findPreviousUrl } from '#app/browser/navigation/previous-url.ts';
import { whenVisited } from '#app/browser/start/page-lifecycle.ts';
import type { VisitKind } from '#app/config/visits.ts';
import type { PendingVisit } from './report-visits.ts';

const pending: PendingVisit[] = [];

/**
 * Notes the view of a profile and the taps on it (`data-counts`) for its statistics. The code that
 * reports them loads later.
 */
export function useVisitReport({ id, time_zone }: PendingVisit['business']) {
  useEffect(() => {
    const business = { id, time_zone };
    const recordTap = ({ target, button }: MouseEvent) => {
      const tapped = (target as Element).closest<HTMLElement>('[data-counts]');
      if (tapped && button !== secondaryButton)
        pending.push({ business, kind: tapped.dataset.counts as VisitKind });
    };
    pending.push({ business, kind: 'view', from: findPreviousUrl() });
    // Before the tap navigates; also the middle button.
    for (const type of taps) addEventListener(type, recordTap, true);
    whenVisited(() => {
      // If it fails to load, the page works, and the visit is not counted.
      import('./report-visits.ts')
        .then(({ reportVisits }) => reportVisits(pending))
        .catch(() => {});
    });
    return () => {
      for (const type of taps) removeEventListener(type, recordTap, true);
    };
  }, [id, time_zone]);
}

const taps = ['click', 'auxclick'] as const;
const secondaryButton = 2;
