import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { ChangedBusiness, EditableValues } from './editing.ts';
import { type EditFailure, describeEditFailure } from '#app/services/supabase/edit-failure.ts';

type ChangeBusinessInput = {
  businessId: string;
  /** The fields' values as the caller saw them. */
  seen: Partial<EditableValues>;
  /** The same fields' new values. */
  given: Partial<EditableValues>;
};
export type ChangeBusinessOutcome = ({ ok: true } & ChangedBusiness) | EditFailure;

/**
 * Changes some fields of a listing, all or none. The database checks them again (`invalid`), and
 * compares what was `seen` with the present values (`conflict`).
 */
export async function changeBusiness(
  { db }: { db: Db },
  { businessId, seen, given }: ChangeBusinessInput,
): Promise<ChangeBusinessOutcome> {
  const { data, error, status } = await db.rpc('change_business', {
    business_id: businessId,
    seen: seen as Json,
    given: given as Json,
  });
  if (error) return describeEditFailure(status);
  return { ok: true, ...(data as ChangedBusiness) };
}
