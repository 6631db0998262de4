import { Suspense, lazy } from 'react';
import { useHydrated } from '#app/browser/hydration.ts';
import type { PlaceChooserProps } from './place-chooser.tsx';

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
