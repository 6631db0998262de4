import { type KeyboardEvent, useRef, useState } from 'react';
import { type MapView, type Pixel, isClosest } from '#app/domain/map/map-view.ts';
import type { Bounds } from '#app/domain/map/map.ts';
import { type MarkerCluster, findNextCluster } from './map-marker.ts';
import { MapPin } from './map-pin.tsx';

type MapMarkersProps = {
  clusters: MarkerCluster[];
  view: MapView;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  addressOfArea: (area: Bounds) => string;
  onZoom: (factor: number, around: Pixel) => void;
  onFit: (area: Bounds) => void;
};

/**
 * The markers of a map: one stop of the Tab key, the arrow keys go on from there, plus and minus
 * zoom. A marker leads to its listing, a cluster to a closer view of its members.
 */
export function MapMarkers(props: MapMarkersProps) {
  const { clusters, view, highlighted, onHighlight, addressOfArea, onZoom, onFit } = props;
  const [current, setCurrent] = useState<string | null>(null);
  const group = useRef<SVGGElement>(null);
  const stop = clusters.find(({ key }) => key === current) ?? clusters[0];
  const pointed = clusters.find((cluster) => cluster.markers.some(({ id }) => id === highlighted));

  function handleKey(event: KeyboardEvent, from: MarkerCluster) {
    if (event.key === '+' || event.key === '-') {
      event.preventDefault();
      onZoom(event.key === '+' ? 2 : 0.5, from.at);
      return;
    }
    const next = findNextCluster(clusters, from, event.key);
    if (!next) return;
    event.preventDefault();
    group.current?.querySelector<SVGAElement>(`[data-key="${next.key}"]`)?.focus();
  }

  function point(cluster: MarkerCluster | null) {
    if (cluster) setCurrent(cluster.key);
    onHighlight(cluster?.markers[0]?.id ?? null);
  }

  return (
    <g ref={group}>
      {clusters.map((cluster) => (
        <MapPin
          key={cluster.key}
          cluster={cluster}
          isHighlighted={cluster === pointed}
          isTabStop={cluster === stop}
          addressOfArea={addressOfArea}
          onFit={isClosest(view) ? null : onFit}
          onKeyDown={(event) => handleKey(event, cluster)}
          onPoint={(isPointed) => point(isPointed ? cluster : null)}
        />
      ))}
      {pointed && <MapFlag cluster={pointed} highlighted={highlighted} view={view} />}
    </g>
  );
}

type MapFlagProps = { cluster: MarkerCluster; highlighted: string | null; view: MapView };

/** The name of what is pointed at, above everything else. */
function MapFlag({ cluster, highlighted, view }: MapFlagProps) {
  const name = cluster.markers.find(({ id }) => id === highlighted)?.name ?? '';
  const isLeft = cluster.at.x < view.width / 2;
  return (
    <text
      className="map-flag"
      x={cluster.at.x + (isLeft ? 18 : -18)}
      y={cluster.at.y + 5}
      textAnchor={isLeft ? 'start' : 'end'}
      aria-hidden="true"
    >
      {name.length > 28 ? `${name.slice(0, 27)}…` : name}
    </text>
  );
}
