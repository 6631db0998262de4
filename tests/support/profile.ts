import type { SqlFunctions } from '#app/domain/answers.ts';
import type { Business } from '#app/domain/business/business.ts';
import { callFunction } from '#app/domain/call-function.ts';
import { asAnyone } from './clients.ts';

type Reviews = Omit<SqlFunctions['get_business']['Args'], 'id_or_slug'>;

/** The profile of a listing that visitors can see. */
export async function getProfile(id_or_slug: string, reviews: Reviews = {}): Promise<Business> {
  const args = { id_or_slug, ...reviews };
  const profile = await callFunction({ db: asAnyone() }, 'get_business', args);
  if (!profile || profile.status === 'gone') throw new Error(`${id_or_slug} has no profile`);
  return profile;
}
