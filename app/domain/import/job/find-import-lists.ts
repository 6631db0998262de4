import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/**
 * Returns the categories and metros that rows can be assigned.
 * @throws AppError backend_unavailable
 */
export async function findImportLists({ db }: { db: Db }) {
  const [categories, metros] = await Promise.all([
    db.from('categories').select('id, slug, name, synonyms'),
    db.from('metros').select('id, slug, name, state, lat, lng, radius_miles, time_zone'),
  ]);
  return { categories: requireData(categories), metros: requireData(metros) };
}
