import { nameListings, readPublic } from '#app/domain/read-public.server.ts';
import { isSlug } from '#app/domain/text/text.ts';
import type { Services } from '#app/services/services.ts';
import type { BusinessHistory } from './history.ts';

/**
 * Returns a page of the public history of a listing, by uuid, slug or former slug; `before` is the
 * `next` of the previous page. Null if there is no such listing.
 * @throws AppError backend_unavailable
 */
export async function findHistory(
  { db }: Pick<Services, 'db'>,
  { idOrSlug, before }: { idOrSlug: string; before: number | null },
): Promise<BusinessHistory | null> {
  const requested = idOrSlug.toLowerCase();
  if (!isSlug(requested)) return null;
  return readPublic(
    { db },
    'get_business_history',
    {
      id_or_slug: requested,
      ...(before !== null && { before }),
    },
    (history) => (history ? nameListings([history]) : []),
  );
}
