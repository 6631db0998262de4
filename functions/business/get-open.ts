import { describeOpenState, openQuerySchema } from '#app/domain/business/describe-open-state.ts';
import { parseWith, toValues } from '#app/errors/parse.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { findRequestedListing } from './requested-listing.ts';

/** `GET /api/businesses/:slug/open?at=` -> OpenAnswer. Depends on the time: no-store. */
export async function getOpen(c: AppContext): Promise<Response> {
  const { at } = parseWith(openQuerySchema, toValues(new URL(c.req.url).searchParams));
  const business = await findRequestedListing(c, '/open');
  if (business instanceof Response) return business;
  const url = `${siteOrigin(c)}/business/${business.slug}`;
  return c.json(describeOpenState({ business, at, now: new Date(), url }));
}
