import type { Coordinates } from '#app/domain/metro/metro.ts';
import type { FindZip } from '../place/places.ts';

/**
 * Parses latitude and longitude in degrees; returns null if they are not on the globe. Swaps them
 * if they can be in the US only the other way round.
 */
export function parseCoordinates(lat: string, lng: string): Coordinates | null {
  if (lat === '' || lng === '') return null;
  const input =
    isMercator(lat, 'lat') && isMercator(lng, 'lng')
      ? fromMercator(Number(lat), Number(lng))
      : { lat: Number(lat), lng: Number(lng) };
  const point = areSwapped(input) ? { lat: input.lng, lng: input.lat } : input;
  const isOnGlobe = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  // Programs write 0, 0 when they found no location.
  const isNullIsland = point.lat === 0 && point.lng === 0;
  return isOnGlobe && !isNullIsland ? point : null;
}

/**
 * US bounds: from Samoa (-14.4) and Guam (13.2) to Alaska (71.4), from the Aleutians to the Virgin
 * Islands (-64.5), and Guam's 144.6.
 */
const maxNorthern = 72;
const maxEastern = -64;

function areSwapped({ lat, lng }: Coordinates): boolean {
  const isLongitude = lat <= maxEastern || lat > 90;
  return isLongitude && Math.abs(lng) <= maxNorthern && Math.abs(lng) > 0;
}

/** Meters from equator and prime meridian in Web Mercator (EPSG:3857), the system of web maps, within the US. */
const mercatorBounds = { lat: [1_400_000, 12_000_000], lng: [-20_040_000, -7_100_000] } as const;
const earthRadiusMeters = 6_378_137;

/** Returns whether a cell can be a distance in Web Mercator. A state plane does not name its zone: it is left alone. */
export function isMercator(cell: string, axis: 'lat' | 'lng'): boolean {
  const [min, max] = mercatorBounds[axis];
  return /^-?\d{7,8}(?:\.\d+)?$/.test(cell) && Number(cell) >= min && Number(cell) <= max;
}

function fromMercator(north: number, east: number): Coordinates {
  const toDegrees = (radians: number) => Number(((radians * 180) / Math.PI).toFixed(7));
  return {
    lat: toDegrees(Math.atan(Math.sinh(north / earthRadiusMeters))),
    lng: toDegrees(east / earthRadiusMeters),
  };
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** In well-known text (WKT) the longitude comes first. */
const wellKnownText = new RegExp(
  String.raw`^(?:srid=\d+;)?\s*point\s*\(\s*${number}[\s,]+${number}\s*\)$`,
  'i',
);
const named = new RegExp(String.raw`\blat\w*[^\d-]+${number}.*\blo?ng?\w*[^\d-]+${number}`, 'i');
const pair = new RegExp(
  String.raw`^${number}(?:\s*[,;]\s*|\s+)${number}$|\(\s*${number}\s*,\s*${number}\s*\)$`,
);

/**
 * Parses coordinates in one cell: "(30.1, -97.2)" alone or below an address, "POINT (-97.2 30.1)",
 * "{'latitude': '30.1', …}".
 */
export function parsePoint(cell: string): Coordinates | null {
  const text = wellKnownText.exec(cell);
  if (text) return parseCoordinates(text[2] ?? '', text[1] ?? '');
  const [first = '', second = ''] = findPair(cell);
  // Two integers are not measured coordinates.
  if (!first.includes('.') || !second.includes('.')) return null;
  // No US latitude is below -15, no US longitude above -64, except in the far Pacific.
  const isLongitudeFirst = Number(first) < -15 && Number(second) > 0;
  return isLongitudeFirst ? parseCoordinates(second, first) : parseCoordinates(first, second);
}

function findPair(cell: string): string[] {
  const found = named.exec(cell) ?? pair.exec(cell) ?? [];
  return found.slice(1).filter((part) => part !== undefined);
}

type ZipInput = { cell: string; state: string | null; findZip: FindZip };

/**
 * Parses a zip code as files write it: "78701", "787011234", "78701-1234", "78701.0", "78701-",
 * "-78701"; returns null if invalid. Restores leading zeros that a spreadsheet removed ("5401",
 * "901") if that code exists in the row's state.
 */
export function parseZipCode({ cell, state, findZip }: ZipInput): string | null {
  const compact = cell
    .replace(/[–—]/g, '-')
    .replace(/\.0*$/, '')
    .replace(/\s+(?=\d{4}$)/, '-')
    .replace(/\s+/g, '');
  const parts = /^-?(\d{3,5})(?:-(\w*))?-?$/.exec(compact) ?? /^(\d{4,5})(\d{4})$/.exec(compact);
  if (parts === null) return null;
  const [, digits = '', suffix = ''] = parts;
  const zip = digits.padStart(5, '0');
  if (/^0{3}/.test(zip)) return null;
  if (digits.length < 5) {
    const found = findZip(zip);
    if (found === null || (state !== null && found.state !== state)) return null;
  }
  // Programs write 0000 for an unknown suffix; a shorter suffix has lost digits.
  return /^(?!0000)\d{4}$/.test(suffix) ? `${zip}-${suffix}` : zip;
}
