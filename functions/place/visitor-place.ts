import type { Env } from '#app/config/env.ts';
import { isNearArea } from '#app/config/site.ts';
import { findCachedPlace } from '#app/domain/place/place.server.ts';
import { anywhere, isAnywhere, readPlaceCookie } from '#app/domain/place/place.ts';
import type { AppContext } from '../env.ts';
import { requireWithinLimit } from '../middleware/rate-limit.ts';

/**
 * Returns the visitor's place by its one name, or `anywhere`; null for an unknown one, or one outside of the area. So spellings
 * share a page, and invented places make none.
 * @throws AppError rate_limited
 */
export async function resolveVisitorPlace(c: AppContext): Promise<string | null> {
  const typed = readVisitorPlace(c.req.raw, c.env);
  if (typed === null) return null;
  if (isAnywhere(typed)) return anywhere;
  const countMiss = () => requireWithinLimit(c, 'pages');
  const place = await findCachedPlace(c.get('services'), typed, countMiss);
  return place && isNearArea(place) ? place.name : null;
}

/**
 * Returns the visitor's place: the one searched last, else the city of the network; null if both
 * are unknown. Crawlers and programs have none, so that they always get the same page: only
 * browsers send `Sec-Fetch-Site`.
 */
export function readVisitorPlace(request: Request, env: Pick<Env, 'localPlace'>): string | null {
  const chosen = readPlaceCookie(request.headers.get('Cookie') ?? '');
  if (chosen !== null) return chosen;
  return request.headers.has('Sec-Fetch-Site') ? guessPlace(request, env) : null;
}

/** Returns the visitor's city by the network, 'Austin, TX'; null if unknown or abroad. */
export function guessPlace(
  { cf }: Request,
  { localPlace }: Pick<Env, 'localPlace'>,
): string | null {
  const { country, city, regionCode } = (cf ?? {}) as Record<string, unknown>;
  if (country !== 'US' || typeof city !== 'string' || !/^[A-Z]{2}$/.test(String(regionCode))) {
    return localPlace;
  }
  // Under `npm run dev` the city is invented.
  return import.meta.env.DEV ? localPlace : `${city}, ${String(regionCode)}`;
}
