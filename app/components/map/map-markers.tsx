import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type MapView, type Pixel, isClosest } from '#app/domain/map/map-view.ts';
import type { Bounds } from '#app/domain/map/map.ts';
import { directionOf, zoomOf } from './map-controls.tsx';
import { type MarkerCluster, findNextCluster } from './map-marker.ts';
import { placeFlag } from './place-flag.ts';
import { MapPin } from './map-pin.tsx';

type MapMarkersProps = {
  clusters: MarkerCluster[];
  view: MapView;
  highlighted: string | null;
  /** Called with the cluster that is pointed at or focused; with null when none is any more. */
  onPoint: (cluster: MarkerCluster | null) => void;
  /** The marker whose card is open. */
  opened: string | null;
  onOpen: (cluster: MarkerCluster) => void;
  addressOfArea: (area: Bounds) => string;
  onZoom: (factor: number, around: Pixel) => void;
  onFit: (area: Bounds) => void;
};

/**
 * The markers of a map: one tab stop; arrow keys move between them, plus and minus zoom. A marker
 * links to its listing, and a first tap shows the listing's card; a cluster zooms in on its
 * members.
 */
export function MapMarkers(props: MapMarkersProps) {
  const { clusters, view, highlighted, onPoint, opened, onOpen } = props;
  const { addressOfArea, onZoom, onFit } = props;
  const [current, setCurrent] = useState<string | null>(null);
  const group = useRef<SVGGElement>(null);
  const stop = clusters.find(({ key }) => key === current) ?? clusters[0];
  const pointed = clusters.find((cluster) => cluster.markers.some(({ id }) => id === highlighted));

  function handleKey(event: KeyboardEvent, from: MarkerCluster) {
    const factor = zoomOf(event.key);
    if (factor) {
      event.preventDefault();
      onZoom(factor, from.at);
      return;
    }
    const ahead = event.shiftKey ? null : directionOf(event);
    const next = ahead && findNextCluster(clusters, from, ahead);
    if (!next) return;
    event.preventDefault();
    group.current?.querySelector<SVGAElement>(`[data-key="${next.key}"]`)?.focus();
  }

  function point(cluster: MarkerCluster | null) {
    if (cluster) setCurrent(cluster.key);
    onPoint(cluster);
  }

  return (
    <g ref={group}>
      {clusters.map((cluster) => (
        <MapPin
          key={cluster.key}
          cluster={cluster}
          isHighlighted={cluster === pointed}
          isTabStop={cluster === stop}
          isOpened={cluster.markers[0]?.id === opened}
          onOpen={() => onOpen(cluster)}
          addressOfArea={addressOfArea}
          onFit={isClosest(view) ? null : onFit}
          onKeyDown={(event) => handleKey(event, cluster)}
          onPoint={(isPointed) => point(isPointed ? cluster : null)}
        />
      ))}
      {pointed && (
        <MapFlag key={highlighted} cluster={pointed} highlighted={highlighted} view={view} />
      )}
    </g>
  );
}

type MapFlagProps = { cluster: MarkerCluster; highlighted: string | null; view: MapView };

/** The highlighted marker's full name, above everything else. Keyed by the marker. */
function MapFlag({ cluster, highlighted, view }: MapFlagProps) {
  const text = useRef<SVGTextElement>(null);
  const [width, setWidth] = useState(0);
  const found = cluster.markers.find(({ id }) => id === highlighted)?.name ?? '';
  const name = found.length > 28 ? `${found.slice(0, 27)}…` : found;

  useLayoutEffect(() => setWidth(text.current?.getComputedTextLength() ?? 0), []);

  const { x, y } = placeFlag(cluster.at, width, view);
  return (
    <g className="map-flag" aria-hidden="true">
      {/* Covers place labels, which would show through. */}
      <rect x={x - 6} y={y - 18} width={width + 12} height={26} rx={6} />
      <text ref={text} x={x} y={y}>
        {name}
      </text>
    </g>
  );
}
