import { Suspense, lazy } from 'react';
import { useHydrated } from '#app/browser/hydration.ts';
import type { PlaceChooserProps } from './place-chooser.tsx';

// Parts that only the browser can fill; their code loads after hydration.

const PlaceChooser = lazy(async () => ({
  default: (await import('./place-chooser.tsx')).PlaceChooser,
}));

/** Search near the visitor. Needs JavaScript, and loads after the screen works. */
export function NearYou(props: PlaceChooserProps) {
  const isHydrated = useHydrated();
  return (
    <div className="needs-script min-h-11">
      {isHydrated && (
        <Suspense fallback={null}>
          <PlaceChooser {...props} />
        </Suspense>
      )}
    </div>
  );
}

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
