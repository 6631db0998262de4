import type { ComponentProps, ReactNode } from 'react';
import type { MapView, Pixel } from '#app/domain/map/map-view.ts';
import type { MapData } from '#app/domain/map/map.ts';
import * as t from '#app/messages/components/map.tsx';
import { MapLand, MapScale } from './map-layers.tsx';
import type { Streets } from './use-streets.ts';

type MapPictureProps = ComponentProps<'svg'> & {
  map: Pick<MapData, 'outlines' | 'places'>;
  view: MapView;
  /** Positions that labels must not cover. */
  pins: Pixel[];
  streets: Streets;
  /** What lies on the land, the same on streets as on the drawn map. */
  children?: ReactNode;
};

/**
 * The picture of every map: the land that we draw, complete without JavaScript and without any
 * other server, and the streets in its place once they have come; above either, the same markers.
 */
export function MapPicture(props: MapPictureProps) {
  const { map, view, pins, streets, children, className = '', ...attributes } = props;
  const { setContainer, areShown } = streets;
  return (
    <>
      <div
        ref={setContainer}
        className={`map-streets ${areShown ? 'is-shown' : ''}`}
        aria-hidden="true"
      />
      <svg
        {...attributes}
        className={`relative block ${className}`}
        viewBox={`0 0 ${view.width} ${view.height}`}
      >
        {!areShown && (
          <MapLand outlines={map.outlines} places={map.places} view={view} pins={pins} />
        )}
        <MapScale view={view} />
        {children}
      </svg>
    </>
  );
}

/** Whose data the picture has; of streets as the licenses ask. The last child of its figure. */
export function MapCredit({ streets }: { streets: Streets }) {
  if (!streets.areShown) {
    return <figcaption className="map-credit">{t.bordersCredit}</figcaption>;
  }
  return (
    <figcaption className="map-credit">
      {t.streetsCredit({
        streets: (text) => (
          <a className="underline" href="https://www.openstreetmap.org/copyright">
            {text}
          </a>
        ),
        tiles: (text) => (
          <a className="underline" href="https://openmaptiles.org/">
            {text}
          </a>
        ),
      })}
    </figcaption>
  );
}
