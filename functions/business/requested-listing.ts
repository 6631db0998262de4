import { findCachedBusiness, findBusiness } from '#app/domain/business/business.server.ts';
import type { Business } from '#app/domain/business/business.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/**
 * Returns the listing of an address `/api/businesses/:slug…`, or the redirect to its canonical
 * address.
 * @param rest what follows the slug in the path
 * @throws AppError not_found, gone
 */
export async function findRequestedListing(
  c: AppContext,
  rest: string,
): Promise<Business | Response> {
  const requested = c.req.param('slug') ?? '';
  const business = await findCachedBusiness(c.get('services'), requested);
  if (!business) throw new AppError('not_found');
  if (business.status === 'gone') throw new AppError('gone');
  if (requested === business.slug) return business;
  return c.redirect(`/api/businesses/${business.slug}${rest}${new URL(c.req.url).search}`, 301);
}

/**
 * Returns the public listing of an address `/business/:slug/…`.
 * @throws AppError not_found, gone
 */
export async function requireListing(c: AppContext, slug: string): Promise<Business> {
  const business = await findBusiness(c.get('services'), slug);
  if (!business) throw new AppError('not_found');
  if (business.status === 'gone') throw new AppError('gone');
  return business;
}
