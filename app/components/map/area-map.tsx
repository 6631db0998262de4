import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import {
  boundsOfView,
  closest,
  fitView,
  type MapView,
  panTo,
  panView,
  resizeView,
  toPixel,
  zoomView,
} from '#app/domain/map/map-view.ts';
import type { Bounds, Cluster, MapData } from '#app/domain/map/map.ts';
import * as t from '#app/messages/components/map.tsx';
import { MapControls, useBriefly, useMapSize } from './map-controls.tsx';
import { clusterMarkers, type MapMarker, type MarkerCluster } from './map-marker.ts';
import { MapMarkers } from './map-markers.tsx';
import { MapCredit, MapPicture } from './map-picture.tsx';
import { useMapGestures } from './use-map-gestures.ts';
import { useStreets } from './use-streets.ts';

type MapClustersProps = { clusters: Cluster[]; view: MapView };

/** Pixels. */
const radius = { min: 2.5, max: 9 };

/** Clusters for the results without markers: the more listings, the larger. */
function MapClusters({ clusters, view }: MapClustersProps) {
  return (
    <g className="map-clusters" aria-hidden="true">
      {clusters.map(([lat, lng, listings]) => {
        const { x, y } = toPixel(view, { lat, lng });
        const r = Math.min(radius.min + 1.2 * Math.sqrt(listings - 1), radius.max);
        // Clusters are means: whole pixels are precise enough, and shorten the HTML of many clusters.
        const [cx, cy] = [Math.round(x), Math.round(y)];
        return <circle key={`${lat} ${lng}`} cx={cx} cy={cy} r={Number(r.toFixed(1))} />;
      })}
    </g>
  );
}

export type AreaMapProps = {
  map: MapData;
  markers: MapMarker[];
  /** Clusters for what `addressOfArea` finds beside the markers; null: nothing. */
  clusters: Cluster[] | null;
  /** The map's accessible name. */
  label: string;
  /** The id of the marker to highlight. */
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  /** Called when a tap has opened a marker's card. */
  onOpen?: ((id: string) => void) | undefined;
  /** Returns the URL of the same search within an area. */
  addressOfArea: (area: Bounds) => string;
  /** Renders a marker's card, with a link to its listing. */
  renderCard: (id: string) => ReactNode;
};

/**
 * The map's size until a browser measures it: about its size on a phone and beside the list.
 * Without JavaScript it is scaled to fit, never cropped.
 */
const sizeOnServer = { width: 360, height: 620 };

/**
 * Maximum zoom factor with clusters: as clusters are means, closer ones would point at the wrong street.
 */
const closestWithClusters = 4;

const hintMs = 1600;

/** A pointer that crosses the list must not move the map from listing to listing. */
const followMs = 250;

/** About the height of the card at the map's bottom, before it is shown. */
const cardRoomPx = 190;

/** Room for a marker above its card. */
const markerRoomPx = 24;

/**
 * A map inside the page, with markers that are links without JavaScript. With JavaScript it can be
 * moved by mouse, two fingers, Ctrl and wheel, keys, buttons, and a click on the new center. The
 * list beside it has the same content.
 */
export function AreaMap(props: AreaMapProps) {
  const { map, markers, clusters, label, highlighted, onHighlight, onOpen } = props;
  const { addressOfArea, renderCard } = props;
  const navigate = useNavigate();
  const [view, setView] = useState(() => fitView(map.area, sizeOnServer));
  const [isMoved, setIsMoved] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const [pointed, setPointed] = useState<MarkerCluster | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const streets = useStreets(view);
  const isHydrated = useHydrated();
  const [isHinted, hint] = useBriefly(hintMs);
  const helpId = useId();

  const markerClusters = useMemo(() => clusterMarkers(markers, view), [markers, view]);

  // What the list highlights, not what is pointed at on the map itself.
  const isOfList = pointed === null && highlighted !== opened;
  const followed = isOfList ? markers.find(({ id }) => id === highlighted) : undefined;
  useEffect(() => {
    if (!followed) return undefined;
    const timer = setTimeout(() => setView((old) => panTo(old, followed)), followMs);
    return () => clearTimeout(timer);
  }, [followed]);

  function move(change: (view: MapView) => MapView) {
    setIsMoved(true);
    setView(change);
  }

  /** Opens a marker's card, and moves the map so that the card does not cover the marker. */
  function open({ markers: [marker], at }: MarkerCluster) {
    if (!marker) return;
    // A card is as high as its text.
    flushSync(() => setOpened(marker.id));
    onHighlight(marker.id);
    onOpen?.(marker.id);
    const hidden = at.y + markerRoomPx - (card.current?.offsetTop ?? view.height);
    if (hidden > 0) setView((old) => panView(old, { x: 0, y: -hidden }));
  }

  function point(cluster: MarkerCluster | null) {
    setPointed(cluster);
    onHighlight(cluster?.markers[0]?.id ?? null);
  }

  function searchArea(area: Bounds) {
    void navigate(addressOfArea(area), { preventScrollReset: true });
  }

  useMapSize(svg, (size) =>
    setView((old) => (isMoved ? resizeView(old, size) : fitView(map.area, size))),
  );
  useMapGestures(svg, { onMove: move, onOneFinger: hint });

  return (
    <figure className="map relative isolate size-full overflow-hidden" aria-label={label}>
      <MapPicture
        ref={svg}
        className="map-picture size-full"
        map={map}
        view={view}
        pins={markerClusters.map(({ at }) => at)}
        streets={streets}
        role="group"
        aria-label={t.placesOf({ map: label })}
        {...(isHydrated && { tabIndex: 0, 'aria-describedby': helpId })}
      >
        {clusters && view.scale < closestWithClusters * fitView(map.area, view).scale && (
          <MapClusters clusters={clusters} view={view} />
        )}
        <MapMarkers
          clusters={markerClusters}
          view={view}
          highlighted={highlighted ?? opened}
          onPoint={point}
          opened={opened}
          isWhole={clusters === null}
          onOpen={open}
          addressOfArea={addressOfArea}
          onZoom={(factor, around) => move((old) => zoomView(old, factor, around))}
          onFit={(area) => move((old) => fitView(area, old, closest.any))}
        />
      </MapPicture>
      {isHydrated && (
        <p id={helpId} hidden>
          {t.keysHelp}
        </p>
      )}
      <MapControls
        onZoom={(factor) => move((old) => zoomView(old, factor))}
        onReset={
          isMoved
            ? () => {
                setIsMoved(false);
                setView((old) => fitView(map.area, old));
              }
            : null
        }
        onSearch={isMoved ? () => searchArea(boundsOfView(view)) : null}
      />
      {/* Rendered from the start, so that screen readers announce what opens. */}
      <div role="status">
        {opened !== null && (
          <div className="map-card" ref={card}>
            {renderCard(opened)}
            <button
              className="absolute top-0 right-0 grid size-11 place-items-center"
              type="button"
              aria-label={t.closeCard}
              onClick={() => setOpened(null)}
            >
              <Icon name="close" className="size-4" />
            </button>
          </div>
        )}
      </div>
      {pointed?.markers.length === 1 && pointed.key !== opened && (
        // A look at what a click opens; for screen readers the marker's name says as much.
        <div
          className={`map-card ${pointed.at.y > view.height - cardRoomPx ? 'is-above' : ''}`}
          inert
        >
          {renderCard(pointed.key)}
        </div>
      )}
      {isHinted && (
        <p className="map-hint" aria-hidden="true">
          {t.twoFingersHint}
        </p>
      )}
      <MapCredit streets={streets} />
    </figure>
  );
}
