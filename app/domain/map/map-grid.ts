import type { Bounds } from './map.ts';

/** The finest mesh, in ten-thousandths of a degree: a few streets. All others are it doubled. */
const finestMesh = 25;
const mostMeshes = 8;

/**
 * The smallest area on a grid that holds these bounds, at most 8 meshes wide and high: so that maps
 * of about the same area, by whoever and however moved, ask the same question. The finer meshes
 * divide the wider ones, so an area that is on the grid stays as it is.
 */
export function snapToGrid(bounds: Bounds): Bounds {
  const south = Math.floor(toTenThousandths(bounds.south));
  const west = Math.floor(toTenThousandths(bounds.west));
  const north = Math.ceil(toTenThousandths(bounds.north));
  const east = Math.ceil(toTenThousandths(bounds.east));

  let mesh = finestMesh;
  const countMeshes = (least: number, most: number) =>
    Math.ceil(most / mesh) - Math.floor(least / mesh);
  while (Math.max(countMeshes(south, north), countMeshes(west, east)) > mostMeshes) mesh *= 2;

  return {
    south: Math.max((Math.floor(south / mesh) * mesh) / 10_000, -90),
    west: Math.max((Math.floor(west / mesh) * mesh) / 10_000, -180),
    north: Math.min((Math.ceil(north / mesh) * mesh) / 10_000, 90),
    east: Math.min((Math.ceil(east / mesh) * mesh) / 10_000, 180),
  };
}

/** Without the last digits, in which 30.01 is not exactly itself. */
function toTenThousandths(degrees: number): number {
  return Number((degrees * 10_000).toFixed(4));
}
