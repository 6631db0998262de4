// MapLibre GL, 295 kB: loaded on demand, and not part of the Worker.
import { Map as GlMap, addProtocol, removeProtocol, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { trustScriptUrl } from '#app/browser/trusted-types.ts';
import type { MapView } from '#app/domain/map/map-view.ts';
import { unproject, worldSize } from '#app/domain/map/map.ts';
import { type VectorTiles, streetStyle } from './street-style.ts';

/** A map of streets that follows a view. */
export type StreetMap = {
  moveTo: (container: HTMLElement, place: Place) => void;
  show: (view: MapView) => void;
  remove: () => void;
};

type Place = {
  view: MapView;
  /** Called when streets cover the view, and when they do not any more. */
  onChange: (isComplete: boolean) => void;
};

type StartStreetMap = {
  /** A style by OpenMapTiles' schema, of which only the tiles are used. */
  styleUrl: string;
  signal: AbortSignal;
};

type Tile = { zoom: number; column: number; row: number };

/** A server that has not answered by then counts as down. */
const answerMs = 4_000;
/** Pixels across the world at MapLibre's zoom 0. */
const worldPx = 512;

// MapLibre passes its worker's URL on as a string, which only the policy named 'default' can allow.
setWorkerUrl(workerUrl);
trustScriptUrl('default', workerUrl);

let started = 0;

/**
 * Starts a map of streets, which answers no pointer and no key: what lies above it does.
 * Tiles are fetched here and not by MapLibre's worker, so that the page's policy holds for them,
 * and a tile that fails or takes longer than 4 s is known.
 * @throws Error if there is no WebGL, or the style does not answer
 */
export async function startStreetMap({ styleUrl, signal }: StartStreetMap): Promise<StreetMap> {
  let place: Place | null = null;
  const tiles = await findTiles(styleUrl, signal);
  const protocol = `streets-${(started += 1)}`;
  const style = () => streetStyle({ ...tiles, tiles: [`${protocol}://{z}/{x}/{y}`] });
  const failed = new Map<string, Tile>();

  addProtocol(protocol, async ({ url }, { signal: superseded }) => {
    const tile = parseTile(url);
    try {
      const response = await fetchInTime(tileUrl(tiles, tile), superseded);
      const data = await response.arrayBuffer();
      if (data.byteLength === 0) throw new Error(`${url} has nothing to show`);
      failed.delete(url);
      return { data };
    } catch (error) {
      if (!superseded.aborted) {
        failed.set(url, tile);
        if (isIncomplete()) place?.onChange(false);
      }
      throw error;
    }
  });

  const element = document.createElement('div');
  const map = new GlMap({
    container: element,
    style: style(),
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
  });
  // Without a listener MapLibre writes each failed tile to the console.
  map.on('error', () => undefined);
  map.on('idle', reportChange);
  map.on('webglcontextlost', () => place?.onChange(false));

  function reportChange() {
    place?.onChange(!isIncomplete());
  }

  function isIncomplete(): boolean {
    const zoom = Math.min(Math.floor(map.getZoom()), tiles.maxzoom);
    const missing = Array.from(failed.values()).filter((tile) => tile.zoom === zoom);
    return missing.some((tile) => place && isIn(place.view, tile));
  }

  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const recolor = () => map.setStyle(style());
  darkness.addEventListener('change', recolor);

  function show(view: MapView) {
    if (place) place.view = view;
    const { middle, scale, width } = view;
    // A picture that is scaled to its place is larger or smaller than its view says.
    const zoom = Math.log2((scale * worldSize * element.clientWidth) / width / worldPx);
    map.jumpTo({ center: unproject(middle), zoom });
  }

  return {
    moveTo(container, next) {
      container.appendChild(element);
      place = next;
      map.resize();
      show(next.view);
      if (map.loaded()) reportChange();
    },
    show,
    remove() {
      darkness.removeEventListener('change', recolor);
      map.remove();
      element.remove();
      removeProtocol(protocol);
    },
  };
}

/** Returns where the vector tiles of a style are. */
async function findTiles(styleUrl: string, signal: AbortSignal): Promise<VectorTiles> {
  const { sources } = await fetchJson<{ sources: Record<string, Partial<VectorSource>> }>(
    styleUrl,
    signal,
  );
  const source = Object.values(sources).find(({ type }) => type === 'vector');
  if (!source) throw new Error('The style of the street maps has no vector tiles');
  const { tiles, maxzoom } = source.url
    ? await fetchJson<VectorTiles>(new URL(source.url, styleUrl).href, signal)
    : source;
  if (!tiles) throw new Error('The style of the street maps does not say where its tiles are');
  return { tiles, maxzoom: maxzoom ?? 14 };
}

type VectorSource = VectorTiles & { type: string; url: string };

async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetchInTime(url, signal);
  return response.json();
}

async function fetchInTime(url: string, signal: AbortSignal): Promise<Response> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
  const response = await fetch(url, { signal: inTime, credentials: 'omit' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

function parseTile(url: string): Tile {
  const [zoom = 0, column = 0, row = 0] = url
    .replace(/^.*:\/\//, '')
    .split('/')
    .map(Number);
  return { zoom, column, row };
}

function tileUrl({ tiles: [template = ''] }: VectorTiles, { zoom, column, row }: Tile): string {
  return template
    .replace('{z}', String(zoom))
    .replace('{x}', String(column))
    .replace('{y}', String(row));
}

function isIn({ middle, scale, width, height }: MapView, { zoom, column, row }: Tile): boolean {
  const unit = worldSize / 2 ** zoom;
  const isWithin = (from: number, center: number, size: number) =>
    from < center + size / 2 / scale && from + unit > center - size / 2 / scale;
  return isWithin(column * unit, middle.x, width) && isWithin(row * unit, middle.y, height);
}
