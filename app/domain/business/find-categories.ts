import type { z } from 'zod';
import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { categoryChoiceSchema } from './business-schema.ts';

/** A category to choose, with its meaning and the features its listings may have. */
export type CategoryChoice = z.infer<typeof categoryChoiceSchema>;

/**
 * Returns all categories, by name.
 * @throws AppError backend_unavailable
 */
export function findCategories({ db }: { db: Db }): Promise<CategoryChoice[]> {
  return callFunction({ db }, 'find_categories', {});
}
