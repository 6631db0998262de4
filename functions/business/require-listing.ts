import type { Business } from '#app/domain/business/business.ts';
import { findBusiness } from '#app/domain/business/business.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

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
