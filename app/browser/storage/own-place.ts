import { readPlaceCookie, type Place } from '#app/domain/place/place.ts';
import { findSavedCity } from '../offline/city-store.ts';

/**
 * Returns the person's place: the city saved for when there is no network, else where they searched last, else where
 * Cloudflare locates them. Null if none is known, or within 2 s.
 */
export async function findOwnPlace(): Promise<string | null> {
  const saved = await findSavedCity().catch(() => null);
  return saved?.name ?? readPlaceCookie(document.cookie) ?? (await guessPlace().catch(() => null));
}

async function guessPlace(): Promise<string | null> {
  const response = await fetch('/api/place', { signal: AbortSignal.timeout(2_000) });
  const { place } = await response.json<{ place: Place | null }>();
  return place && (place.metro?.name ?? place.name);
}
