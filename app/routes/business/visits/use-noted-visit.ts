import { useEffect } from 'react';
import { cameFrom } from '#app/browser/navigation/came-from.ts';
import { whenVisited } from '#app/browser/when-idle.ts';
import type { VisitKind } from '#app/config/visits.ts';
import type { Noted } from './noted.ts';

const noted: Noted[] = [];

/**
 * Notes that a profile is seen, and what is tapped there (`data-counts`), for its statistics. What is
 * done with the notes is loaded later.
 */
export function useNotedVisit({ id, time_zone }: Noted['business']) {
  useEffect(() => {
    const business = { id, time_zone };
    const noteTap = ({ target, button }: MouseEvent) => {
      const tapped = (target as Element).closest<HTMLElement>('[data-counts]');
      if (tapped && button !== secondaryButton)
        noted.push({ business, kind: tapped.dataset.counts as VisitKind });
    };
    noted.push({ business, kind: 'view', from: cameFrom() });
    // Before the tap leads away; with the middle button, too.
    for (const type of taps) addEventListener(type, noteTap, true);
    whenVisited(() => {
      // Without it the page is as good: the visit is then not counted.
      import('./report-visits.ts').then(({ reportVisits }) => reportVisits(noted)).catch(() => {});
    });
    return () => {
      for (const type of taps) removeEventListener(type, noteTap, true);
    };
  }, [id, time_zone]);
}

const taps = ['click', 'auxclick'] as const;
const secondaryButton = 2;
