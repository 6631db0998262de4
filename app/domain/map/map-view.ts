import type { Coordinates } from '#app/domain/metro/metro.ts';
import { type Bounds, project, unproject, type WorldPoint, worldSize } from './map.ts';

/** A map's viewport: center point, pixels per world unit, and size in pixels. */
export type MapView = {
  middle: WorldPoint;
  scale: number;
  width: number;
  height: number;
};

export type Pixel = { x: number; y: number };
export type Size = { width: number; height: number };

/** Returns the pixels between two points. */
export function distanceBetween(one: Pixel, other: Pixel): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A static map beside a text, in pixels. */
export const stillMapSize: Size = { width: 352, height: 220 };

/** From the whole country on a phone to a few streets. */
const scales = { min: 0.002, max: 160 };
/** Padding around fitted content: room for labels, and for the buttons at the sides. */
const paddingPx = { across: 72, down: 48 };
const equatorMiles = 24_901;
/** How close a view may come when it is fitted: to a town, to a street and the next ones. */
export const closest = { town: 6, streets: 40, any: scales.max };

/** Fits an area into a view, at most as close as `maxScale`. */
export function fitView(area: Bounds, size: Size, maxScale = closest.town): MapView {
  const northWest = project({ lat: area.north, lng: area.west });
  const southEast = project({ lat: area.south, lng: area.east });
  const across = Math.max(southEast.x - northWest.x, 1e-6);
  const down = Math.max(southEast.y - northWest.y, 1e-6);
  const scale = Math.min(
    Math.max(size.width - 2 * paddingPx.across, 1) / across,
    Math.max(size.height - 2 * paddingPx.down, 1) / down,
    maxScale,
  );
  return {
    width: size.width,
    height: size.height,
    scale: Math.max(scale, scales.min),
    middle: { x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2 },
  };
}

/** Returns the view of the same place in a map of another size. */
export function resizeView(view: MapView, { width, height }: Size): MapView {
  const ratio = Math.min(width / view.width, height / view.height);
  return { ...view, scale: view.scale * ratio, width, height };
}

/** Moves the content by this many pixels to the right and down. */
export function panView(view: MapView, by: Pixel): MapView {
  return {
    ...view,
    middle: { x: view.middle.x - by.x / view.scale, y: view.middle.y - by.y / view.scale },
  };
}

/** Pans just so far that a place is inside the view, with some room around it. */
export function panTo(view: MapView, coordinates: Coordinates): MapView {
  const { x, y } = toPixel(view, coordinates);
  const outside = (at: number, length: number, padding: number) =>
    at - Math.min(Math.max(at, padding), length - padding);
  return panView(view, {
    x: -outside(x, view.width, paddingPx.across),
    y: -outside(y, view.height, paddingPx.down),
  });
}

/** Zooms by `factor` around a pixel that stays in place; by default the center. */
export function zoomView(view: MapView, factor: number, around?: Pixel): MapView {
  const { x, y } = around ?? { x: view.width / 2, y: view.height / 2 };
  const scale = Math.min(Math.max(view.scale * factor, scales.min), scales.max);
  const keep = 1 / view.scale - 1 / scale;
  return {
    ...view,
    scale,
    middle: {
      x: view.middle.x + (x - view.width / 2) * keep,
      y: view.middle.y + (y - view.height / 2) * keep,
    },
  };
}

export function isClosest(view: MapView): boolean {
  return view.scale >= scales.max;
}

/** Returns the scale at the view's center; Web Mercator enlarges the north. */
export function milesPerPixel(view: MapView): number {
  const { lat } = unproject(view.middle);
  return (equatorMiles * Math.cos((lat * Math.PI) / 180)) / worldSize / view.scale;
}

export function toPixel(view: MapView, coordinates: Coordinates): Pixel {
  const { x, y } = project(coordinates);
  return {
    x: round((x - view.middle.x) * view.scale + view.width / 2),
    y: round((y - view.middle.y) * view.scale + view.height / 2),
  };
}

/** Returns the coordinates at a pixel of the view. */
export function toCoordinates(view: MapView, { x, y }: Pixel): Coordinates {
  return unproject({
    x: view.middle.x + (x - view.width / 2) / view.scale,
    y: view.middle.y + (y - view.height / 2) / view.scale,
  });
}

export function boundsOfView(view: MapView): Bounds {
  const across = view.width / 2 / view.scale;
  const down = view.height / 2 / view.scale;
  const northWest = unproject({ x: view.middle.x - across, y: view.middle.y - down });
  const southEast = unproject({ x: view.middle.x + across, y: view.middle.y + down });
  return {
    south: southEast.lat,
    west: Math.max(northWest.lng, -180),
    north: northWest.lat,
    east: Math.min(southEast.lng, 180),
  };
}

/** Rounds to tenths of a pixel, to send less for differences too small to see. */
function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

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
  const countMeshes = (min: number, max: number) => Math.ceil(max / mesh) - Math.floor(min / mesh);
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
