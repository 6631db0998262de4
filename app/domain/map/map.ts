import type { z } from 'zod';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import type { clusterSchema, placeOnMapSchema } from './map-schema.ts';

/** An area between two parallels and two meridians, in degrees; it does not cross the date line. */
export type Bounds = { south: number; west: number; north: number; east: number };

/** A city, town or neighborhood to label on a map; has a slug if it is the center of a metro. */
export type PlaceOnMap = z.infer<typeof placeOnMapSchema>;

/** The outlines of an area in world units. */
export type Outlines = {
  /** URL of a drawing with all states (`drawNation`), cached by browsers; null unless a wide view. */
  nation: string | null;
  /** For close views, paths below and above the counties; rivers are one. */
  ground: { land: string[]; greatLakes: string[]; lakes: string[]; rivers: string } | null;
  /** For close views, the counties as SVG path data. */
  counties: string;
  /** The state borders drawn above them, as SVG path data. */
  borders: string;
  /** The area that these outlines cover; beyond it there may be more to draw. */
  covers: Bounds;
};

/** In degrees of longitude. */
const widestWithCounties = 9;

/** Returns whether a view is so close that its counties are drawn, and not only its states. */
export function showsCounties({ west, east }: Bounds): boolean {
  return east - west <= widestWithCounties;
}

/** Latitude, longitude, and the number of listings around that point. */
export type Cluster = z.infer<typeof clusterSchema>;

/** The data a screen needs to draw a map. */
export type MapData = {
  area: Bounds;
  /** Null if the browser is to load them. */
  outlines: Outlines | null;
  places: PlaceOnMap[];
};

/** A point of the world in Web Mercator: 0,0 is the north-west corner, `worldSize` the south-east. */
export type WorldPoint = { x: number; y: number };

/** Units across the world: one is 76 m at the equator, finer than the shapes that are drawn. */
export const worldSize = 2 ** 19;

/** Latitude limit: Web Mercator is infinite at the poles. */
const farthestLat = 85;

export function project({ lat, lng }: Coordinates): WorldPoint {
  const sine = Math.sin((clamp(lat, -farthestLat, farthestLat) * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * worldSize,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize,
  };
}

export function unproject({ x, y }: WorldPoint): Coordinates {
  const angle = Math.PI * (1 - (2 * y) / worldSize);
  return {
    lat: (Math.atan(Math.sinh(angle)) * 180) / Math.PI,
    lng: (x / worldSize) * 360 - 180,
  };
}

/** Returns the smallest area that contains all points; null without points. */
export function boundsOf(points: Coordinates[]): Bounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  };
}

/** Parses 'south,west,north,east' as used in URLs; returns null for any other text. */
export function parseBounds(text: string): Bounds | null {
  if (!/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/.test(text)) return null;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  const isOnGlobe = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnGlobe && south < north && west < east ? { south, west, north, east } : null;
}

/** Formats bounds for URLs, rounded to some 10 m, so that similar searches share cached answers. */
export function formatBounds({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map((degrees) => Number(degrees.toFixed(4))).join(',');
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
