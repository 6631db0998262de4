import type { Coordinates } from '#app/domain/metro/metro.ts';
import { parseCoordinates } from './parse-coordinates.ts';

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** Well-known text has the longitude first. */
const wellKnownText = new RegExp(
  String.raw`^(?:srid=\d+;)?\s*point\s*\(\s*${number}[\s,]+${number}\s*\)$`,
  'i',
);
const named = new RegExp(String.raw`\blat\w*[^\d-]+${number}.*\blo?ng?\w*[^\d-]+${number}`, 'i');
const pair = new RegExp(
  String.raw`^${number}(?:\s*[,;]\s*|\s+)${number}$|\(\s*${number}\s*,\s*${number}\s*\)$`,
);

/** Coordinates that stand in one cell: "(30.1, -97.2)" alone or below an address, "POINT (-97.2 30.1)", "{'latitude': '30.1', …}". */
export function parsePoint(cell: string): Coordinates | null {
  const text = wellKnownText.exec(cell);
  if (text) return parseCoordinates(text[2] ?? '', text[1] ?? '');
  const [first = '', second = ''] = findPair(cell);
  // Two whole numbers are no place anybody measured.
  if (!first.includes('.') || !second.includes('.')) return null;
  // No American latitude is below -15, no American longitude above -64 but for the far Pacific's.
  const isLongitudeFirst = Number(first) < -15 && Number(second) > 0;
  return isLongitudeFirst ? parseCoordinates(second, first) : parseCoordinates(first, second);
}

function findPair(cell: string): string[] {
  const found = named.exec(cell) ?? pair.exec(cell) ?? [];
  return found.slice(1).filter((part) => part !== undefined);
}
