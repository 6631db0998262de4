import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, LineString, Point, Polygon, Position } from 'geojson';
import { portOf } from '../../supabase/local/port.ts';

type Layer = Feature<LineString | Point | Polygon, { class: string; name?: string }>[];
type Fault = 'frozen' | 'cut' | 'missing';

export type TileServer = {
  /** A style whose vector tiles have OpenMapTiles' schema, as OpenFreeMap's. */
  styleUrl: string;
  /** Of all requests so far, in order. */
  paths: string[];
  /** From now on: answers nothing, closes each connection, or answers 404; of tiles alone or of all. */
  fail: (fault: Fault | null, of?: 'tiles' | 'all') => void;
  stop: () => Promise<void>;
};

/** Serves vector tiles of a small made-up town around a point on loopback. */
export async function startTileServer(center: { lat: number; lng: number }): Promise<TileServer> {
  const layers = Object.entries(buildTown(center)).map(([name, features]) => {
    const index = new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: 14 });
    return [name, index] as const;
  });
  const paths: string[] = [];
  let failing: { fault: Fault; of: 'tiles' | 'all' } | null = null;

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    const tile = /^\/(\d+)\/(\d+)\/(\d+)\.pbf$/.exec(path)?.slice(1).map(Number);
    const isFailing = failing && (failing.of === 'all' || tile);
    if (isFailing && failing?.fault === 'frozen') return;
    if (isFailing && failing?.fault === 'cut') return void response.destroy();
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (isFailing) return void response.writeHead(404).end();
    const url = `http://${request.headers.host}`;
    if (tile) return sendTile(response, tile);
    return void response
      .setHeader('Content-Type', 'application/json')
      .end(
        path === '/planet'
          ? JSON.stringify({ tiles: [`${url}/{z}/{x}/{y}.pbf`], maxzoom: 14 })
          : JSON.stringify({ sources: { openmaptiles: { type: 'vector', url: `${url}/planet` } } }),
      );
  });

  function sendTile(response: ServerResponse, [zoom = 0, column = 0, row = 0]: number[]) {
    const found = layers.flatMap(([name, index]) => {
      const tile = index.getTile(zoom, column, row);
      return tile ? [[name, tile] as const] : [];
    });
    response.end(fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }));
  }

  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  return {
    styleUrl: `http://127.0.0.1:${portOf(server)}/style.json`,
    paths,
    fail(fault, of = 'all') {
      failing = fault && { fault, of };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Blocks on each side of the town's center, and degrees from one street to the next. */
const blocks = 120;
const block = 0.004;

/** Streets at right angles, a river below a bridge, a park, and the town's name. */
function buildTown({ lat, lng }: { lat: number; lng: number }): Record<string, Layer> {
  const reach = blocks * block;
  const at = (east: number, north: number): Position => [lng + east * block, lat + north * block];
  const numbers = Array.from({ length: 2 * blocks + 1 }, (_, index) => index - blocks);
  const streets: Layer = numbers.flatMap((number) => {
    const isMain = number % 8 === 0;
    const kind = isMain ? 'primary' : 'minor';
    return [
      line([at(-blocks, number), at(blocks, number)], kind, `${number + blocks + 1}th Street`),
      line([at(number, -blocks), at(number, blocks)], kind, `Avenue ${number + blocks + 1}`),
    ];
  });
  const river = [at(-blocks, -6), at(-8, -5), at(8, -7), at(blocks, -6)];
  const banks = [...river, ...river.toReversed().map(([x = 0, y = 0]) => [x, y - block])];
  return {
    transportation: streets,
    transportation_name: streets,
    water: [polygon([...banks, at(-blocks, -6)], 'river')],
    park: [polygon([at(2, 2), at(6, 2), at(6, 6), at(2, 6), at(2, 2)], 'park')],
    place: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, lat + reach / 4] },
        properties: { class: 'town', name: 'Tileville' },
      },
    ],
  };
}

function line(coordinates: Position[], kind: string, name: string): Layer[number] {
  return {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates },
    properties: { class: kind, name },
  };
}

function polygon(ring: Position[], kind: string): Layer[number] {
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [ring] },
    properties: { class: kind },
  };
}
