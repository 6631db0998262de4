import { Suspense, lazy } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { importWhenIdle } from '#app/browser/when-idle.ts';
import { type CrowdSpot, type MapData, formatBounds } from '#app/domain/map/map.ts';
import type { ShownAnswer } from './view-data.ts';
import type { ShownListing } from './shown-listing.ts';

type MapPanelProps = {
  map: MapData;
  listings: ShownListing[];
  crowd: CrowdSpot[] | null;
  asked: ShownAnswer['asked'];
  renderedAt: number;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
};

/** The page contains the map; the code that moves it loads after the rest. */
const ResultsMap = lazy(async () => {
  const { ResultsMap: component } = await importWhenIdle(() => import('./results-map.tsx'));
  return { default: component };
});

/** The map beside the list; on narrow windows behind a button. */
export function MapPanel(props: MapPanelProps) {
  return (
    <details className="map-panel">
      <summary className="button-line px-3 text-sm lg:min-h-10 lg:py-1">
        <Icon name="map" /> Map
      </summary>
      <div className="map-space">
        <Suspense fallback={null}>
          <ResultsMap key={formatBounds(props.map.area)} {...props} />
        </Suspense>
      </div>
    </details>
  );
}
