import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { KeptTemplate } from './admin-queue.ts';

/**
 * The reasons that all admins keep, and those that were removed last, with what they said earlier.
 * @throws AppError backend_unavailable
 */
export function findRefusalTemplates({ db }: { db: Db }): Promise<KeptTemplate[]> {
  return callFunction({ db }, 'get_refusal_templates', {});
}
