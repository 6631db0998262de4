import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The descriptions of the listings that guides and posts retell, by slug: the editors' own, so that
 * both stay true to one another whatever the word lists become.
 */
export function readToldListings(): Map<string, string> {
  const path = join(import.meta.dirname, 'content/listings.json');
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>));
}

type Position = { zip_code: string; lat: number; lng: number };

/** Where the stops of guides are, by slug: near one another, as a day on foot asks. */
export function readStopPositions(): Map<string, Position> {
  const path = join(import.meta.dirname, 'content/positions.json');
  const stops = JSON.parse(readFileSync(path, 'utf8')) as Record<string, [string, number, number]>;
  return new Map(
    Object.entries(stops).map(([slug, [zip_code, lat, lng]]) => [slug, { zip_code, lat, lng }]),
  );
}
