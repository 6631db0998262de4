import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { KeptTemplate } from './admin-queue.ts';

/**
 * Returns the reasons of all admins, and those removed last, with their earlier versions.
 * @throws AppError backend_unavailable
 */
export function findRefusalTemplates({ db }: { db: Db }): Promise<KeptTemplate[]> {
  return callFunction({ db }, 'get_refusal_templates', {});
}
