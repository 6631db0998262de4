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
