import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Guide } from './guide.ts';

/**
 * A published guide with its listings, by slug; null when there is none that the public may see.
 * @throws AppError backend_unavailable
 */
export async function getGuide({ db }: Pick<Services, 'db'>, slug: string): Promise<Guide | null> {
  const answer = await db.rpc('get_guide', { guide_slug: slug }, { get: true });
  return requireData(answer) as unknown as Guide | null;
}
