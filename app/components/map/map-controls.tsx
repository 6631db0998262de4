import { useHydrated } from '#app/browser/hydration.ts';
import { Icon } from '#app/components/ui/icon.tsx';

type MapControlsProps = {
  onZoom: (factor: number) => void;
  /** Null while the map has its initial view. */
  onReset: (() => void) | null;
  onSearch: (() => void) | null;
};

/** The buttons on a map. Rendered only after hydration, when they work. */
export function MapControls({ onZoom, onReset, onSearch }: MapControlsProps) {
  if (!useHydrated()) return null;
  return (
    <>
      {onSearch && (
        <button
          className="button-solid absolute top-3 left-1/2 -translate-x-1/2 whitespace-nowrap shadow-float"
          type="button"
          onClick={onSearch}
        >
          <Icon name="search" className="size-4" /> Search this area
        </button>
      )}
      <div className="absolute right-3 bottom-8 grid gap-2">
        {onReset && (
          <button
            className="map-button"
            type="button"
            aria-label="Back to the results"
            onClick={onReset}
          >
            <Icon name="pin" />
          </button>
        )}
        <button className="map-button" type="button" aria-label="Zoom in" onClick={() => onZoom(2)}>
          <Icon name="plus" />
        </button>
        <button
          className="map-button"
          type="button"
          aria-label="Zoom out"
          onClick={() => onZoom(0.5)}
        >
          <Icon name="minus" />
        </button>
      </div>
    </>
  );
}
