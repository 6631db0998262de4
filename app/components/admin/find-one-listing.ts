import { findBusinessesToManage } from '#app/domain/business/business-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';

/**
 * Finds the one listing that an admin names, by what the list of listings takes: the address of its page, its name and
 * city, its phone. `problem` says why several are not one; both are null if there is none.
 * @throws AppError backend_unavailable
 */
export async function findOneListing(
  person: { db: Db },
  text: string,
): Promise<{ slug: string | null; problem: string | null }> {
  if (text.trim() === '') return { slug: null, problem: null };
  const { businesses, total } = await findBusinessesToManage(person, { q: text });
  const [one, ...others] = businesses;
  if (one === undefined) return { slug: null, problem: null };
  if (others.length === 0) return { slug: one.slug, problem: null };
  const names = businesses
    .slice(0, 3)
    .map(({ name, city, zip_code }) => `${name}, ${city} ${zip_code}`);
  return {
    slug: null,
    problem: `${total} listings match: ${names.join('; ')}. Please add the zip code or phone`,
  };
}
