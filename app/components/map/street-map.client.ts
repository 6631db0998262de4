// MapLibre GL, 295 kB: loaded on demand, and not part of the Worker.
import { Map as GlMap, addProtocol, removeProtocol, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { trustWorkerUrl } from '#app/browser/trusted-types.ts';
import type { MapView } from '#app/domain/map/map-view.ts';
import { unproject, worldSize } from '#app/domain/map/map.ts';
import { type VectorTiles, streetStyle } from './street-style.ts';

/** A map of streets that follows a view. */
export type StreetMap = { show: (view: MapView) => void; remove: () => void };

type StartStreetMap = {
  /** An empty element that has the map's size. */
  container: HTMLElement;
  /** A style by OpenMapTiles' schema, of which only the tiles are used. */
  styleUrl: string;
  view: MapView;
  /** Called when streets cover the view, and when they do not any more. */
  onChange: (isComplete: boolean) => void;
  signal: AbortSignal;
};

type Tile = { zoom: number; column: number; row: number };

/** Whoever has not answered by then is taken to be down. */
const answerMs = 4_000;
/** Pixels across the world at MapLibre's zoom 0. */
const worldPx = 512;

// MapLibre passes its worker's URL on as a string, which only the policy named 'default' can allow.
setWorkerUrl(workerUrl);
trustWorkerUrl('default', workerUrl);

let started = 0;

/**
 * Draws streets into an element. They answer no pointer and no key: what lies above them does.
 * Tiles are fetched here and not by MapLibre's worker, so that the page's policy holds for them,
 * and a tile that fails or takes longer than 4 s is known.
 * @throws Error if there is no WebGL, or the style does not answer
 */
export async function startStreetMap(options: StartStreetMap): Promise<StreetMap> {
  const { container, styleUrl, onChange, signal } = options;
  let { view } = options;
  const tiles = await findTiles(styleUrl, signal);
  const protocol = `streets-${(started += 1)}`;
  const style = () => streetStyle({ ...tiles, tiles: [`${protocol}://{z}/{x}/{y}`] });
  const failed = new Map<string, Tile>();

  addProtocol(protocol, async ({ url }, { signal: superseded }) => {
    const tile = parseTile(url);
    try {
      const response = await fetchInTime(tileUrl(tiles, tile), superseded);
      const data = await response.arrayBuffer();
      failed.delete(url);
      return { data };
    } catch (error) {
      if (!superseded.aborted) {
        failed.set(url, tile);
        tellChange();
      }
      throw error;
    }
  });

  const cameraOf = ({ middle, scale, width }: MapView) => ({
    center: unproject(middle),
    // A picture that is scaled to its place is larger or smaller than its view says.
    zoom: Math.log2((scale * worldSize * container.clientWidth) / width / worldPx),
  });
  const map = new GlMap({
    container,
    style: style(),
    ...cameraOf(view),
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
  });
  // Without a listener MapLibre writes each failed tile to the console.
  map.on('error', () => undefined);
  map.on('idle', tellChange);
  map.on('webglcontextlost', () => onChange(false));

  function tellChange() {
    const zoom = Math.min(Math.floor(map.getZoom()), tiles.maxzoom);
    onChange(!Array.from(failed.values()).some((tile) => tile.zoom === zoom && isIn(view, tile)));
  }

  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const recolor = () => map.setStyle(style());
  darkness.addEventListener('change', recolor);

  return {
    show(next) {
      view = next;
      map.jumpTo(cameraOf(next));
    },
    remove() {
      darkness.removeEventListener('change', recolor);
      map.remove();
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
