import type { MapView } from '#app/domain/map/map-view.ts';
import { type TileSource, worldSize } from '#app/domain/map/map.ts';

const tilePx = 256;
const deepest = 19;

/** The tile images that cover a view. */
export function MapTiles({ tiles, view }: { tiles: TileSource; view: MapView }) {
  const zoom = Math.min(
    Math.max(Math.round(Math.log2((view.scale * worldSize) / tilePx)), 0),
    deepest,
  );
  const count = 2 ** zoom;
  const unit = worldSize / count;
  const size = unit * view.scale;
  const left = view.middle.x - view.width / 2 / view.scale;
  const top = view.middle.y - view.height / 2 / view.scale;
  const columns = range(left / unit, (left + view.width / view.scale) / unit, count);
  const rows = range(top / unit, (top + view.height / view.scale) / unit, count);
  return (
    <g className="map-tiles" aria-hidden="true">
      {rows.flatMap((row) =>
        columns.map((column) => (
          <image
            key={`${zoom}/${column}/${row}`}
            href={tileAddress(tiles, { zoom, column, row })}
            x={(column * unit - left) * view.scale}
            y={(row * unit - top) * view.scale}
            width={size + 0.5}
            height={size + 0.5}
          />
        )),
      )}
    </g>
  );
}

type Tile = { zoom: number; column: number; row: number };

function tileAddress({ url }: TileSource, { zoom, column, row }: Tile): string {
  return url
    .replace('{z}', String(zoom))
    .replace('{x}', String(column))
    .replace('{y}', String(row));
}

/** Returns the indexes from floor(`from`) to floor(`to`), limited to 0 … `count` - 1. */
function range(from: number, to: number, count: number): number[] {
  const first = Math.max(Math.floor(from), 0);
  const last = Math.min(Math.floor(to), count - 1);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
