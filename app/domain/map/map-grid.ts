import type { Bounds } from './map.ts';

/** The finest mesh, in ten-thousandths of a degree: a few streets. Coarser meshes double it. */
const finestMesh = 25;
const maxMeshes = 8;

/**
 * Returns the smallest grid area that contains these bounds, at most 8 meshes wide and high, so
 * that maps of about the same area share one request. Finer meshes divide the coarser ones, so an
 * area already on the grid does not change.
 */
export function snapToGrid(bounds: Bounds): Bounds {
  const south = Math.floor(toTenThousandths(bounds.south));
  const west = Math.floor(toTenThousandths(bounds.west));
  const north = Math.ceil(toTenThousandths(bounds.north));
  const east = Math.ceil(toTenThousandths(bounds.east));

  let mesh = finestMesh;
  const countMeshes = (least: number, most: number) =>
    Math.ceil(most / mesh) - Math.floor(least / mesh);
  while (Math.max(countMeshes(south, north), countMeshes(west, east)) > maxMeshes) mesh *= 2;

  return {
    south: Math.max((Math.floor(south / mesh) * mesh) / 10_000, -90),
    west: Math.max((Math.floor(west / mesh) * mesh) / 10_000, -180),
    north: Math.min((Math.ceil(north / mesh) * mesh) / 10_000, 90),
    east: Math.min((Math.ceil(east / mesh) * mesh) / 10_000, 180),
  };
}

/** Rounds off floating-point noise, since 30.01 is not exactly representable. */
function toTenThousandths(degrees: number): number {
  return Number((degrees * 10_000).toFixed(4));
}
