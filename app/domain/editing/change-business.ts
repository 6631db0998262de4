import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { ChangedBusiness, EditableValues } from './editing.ts';
import { type EditFailure, describeEditFailure } from '#app/services/supabase/edit-failure.ts';

type ChangeBusinessInput = {
  businessId: string;
  /** The fields as they stood when the caller began. */
  seen: Partial<EditableValues>;
  /** The same fields as they are to be. */
  given: Partial<EditableValues>;
};
export type ChangeBusinessOutcome = ({ ok: true } & ChangedBusiness) | EditFailure;

/**
 * Changes some fields of a listing, all of them or none. The database holds them against the rules
 * again (`invalid`), and against what somebody else wrote since they were `seen` (`conflict`).
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
