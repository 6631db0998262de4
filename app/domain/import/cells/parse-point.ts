import type { Coordinates } from '#app/domain/metro/metro.ts';
import { parseCoordinates } from './parse-coordinates.ts';

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
