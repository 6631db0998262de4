import { nameListings, readPublic } from '#app/domain/read-public.server.ts';
import { isUuid } from '#app/domain/text/text.ts';
import type { Services } from '#app/services/services.ts';
import type { PublicProfile } from './profile.ts';

/**
 * Returns the profile that others see of a person, with a page of their reviews: those after the
 * review with the id `after`. Null if the person hides it, or there is none.
 * @throws AppError backend_unavailable
 */
export async function findPublicProfile(
  { db }: Pick<Services, 'db'>,
  id: string,
  after: string | null,
): Promise<PublicProfile | null> {
  if (!isUuid(id)) return null;
  const args = { profile_id: id, ...(after !== null && { after }) };
  return readPublic({ db }, 'get_public_profile', args, (profile) => [
    'profiles',
    `profile:${id}`,
    ...nameListings(profile?.reviews.items.map(({ listing }) => listing)),
  ]);
}
