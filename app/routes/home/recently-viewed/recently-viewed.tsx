import { Suspense, lazy } from 'react';
import { useHydrated } from '#app/browser/hydration.ts';

const ViewedList = lazy(async () => ({ default: (await import('./viewed-list.tsx')).ViewedList }));

/** The recently viewed listings, which only the browser knows. */
export function RecentlyViewed() {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <ViewedList />
    </Suspense>
  );
}
