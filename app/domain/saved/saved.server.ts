import { nameListings, readPublic } from '#app/domain/read-public.server.ts';
import { isUuid } from '#app/domain/text/text.ts';
import type { Services } from '#app/services/services.ts';
import type { SharedListPage } from './saved.ts';

/**
 * Returns a page of a shared list; null if there is none.
 * @throws AppError backend_unavailable
 */
export async function findSharedList(
  { db }: Pick<Services, 'db'>,
  id: string,
  page = 1,
): Promise<SharedListPage | null> {
  if (!isUuid(id)) return null;
  return readPublic({ db }, 'get_shared_list', { list_id: id, page }, (list) => [
    'lists',
    `list:${id.toLowerCase()}`,
    ...nameListings(list?.places),
  ]);
}
