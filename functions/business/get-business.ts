import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import type { BusinessAnswer } from '#app/domain/business/business.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { findRequestedListing } from './requested-listing.ts';

/** `GET /api/businesses/:slug` -> BusinessAnswer: what the public page of a listing shows. */
export async function getBusiness(c: AppContext): Promise<Response> {
  const business = await findRequestedListing(c, '');
  if (business instanceof Response) return business;
  const answer: BusinessAnswer = {
    ...business,
    url: `${siteOrigin(c)}/business/${business.slug}`,
  };
  return c.json(answer, 200, publicAnswerHeaders);
}
