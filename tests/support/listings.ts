import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Database } from '#app/services/supabase/database.types.ts';
import { asService } from './clients.ts';
import { createPerson } from './people.ts';

type NewBusiness = Database['public']['Tables']['businesses']['Insert'];

/**
 * Creates listings for one test and removes them when it ends. What a test does not say is a
 * published café at the same made-up place, out of reach of the seed.
 */
export async function createListings(...listings: Partial<NewBusiness>[]) {
  const service = asService();
  const { data: category } = await service
    .from('categories')
    .select('id')
    .eq('slug', 'cafes')
    .single();
  const rows = listings.map((listing): NewBusiness => {
    const unique = randomUUID().slice(0, 8);
    return {
      slug: `test-${unique}`,
      name: `Test ${unique}`,
      category_id: category?.id ?? 0,
      street: `${unique} Test Street`,
      city: 'Testville',
      state: 'KS',
      zip_code: '67999',
      lat: 39,
      lng: -101,
      time_zone: 'America/Chicago',
      status: 'published',
      ...listing,
    };
  });
  const { data, error } = await service
    .from('businesses')
    .insert(rows, { defaultToNull: false })
    .select();
  if (error) {
    throw new Error(error.message);
  }
  onTestFinished(async () => {
    await service
      .from('businesses')
      .delete()
      .in(
        'id',
        data.map(({ id }) => id),
      );
  });
  return data;
}

/** A listing with its owner. */
export async function createOwnedListing(facts: Parameters<typeof createListings>[0] = {}) {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ ...facts, owner_id: owner.userId });
  return { owner, listing: listing! };
}
