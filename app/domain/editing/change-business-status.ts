import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { ChangedBusiness, EditableBusiness } from './editing.ts';
import type { ChangeBusinessOutcome } from './change-business.ts';
import { describeEditFailure } from '#app/services/supabase/edit-failure.ts';

type Place = { street: string; city: string; state: string; zip_code: string };

export type WantedStatus =
  | { kind: 'open' | 'closed' }
  /** `reopens_on` is a date, or '' if unknown. */
  | { kind: 'paused'; reopens_on: string }
  /** The slug of a listing, or an address for which a listing is created. */
  | { kind: 'moved'; moved_to: string }
  | { kind: 'moved'; place: Place };

type ChangeStatusInput = {
  businessId: string;
  /** The status as the caller saw it. */
  seen: EditableBusiness['standing'];
  wanted: WantedStatus;
};

/**
 * Opens, closes or moves a listing, temporarily or permanently; outcomes as in `changeBusiness`.
 */
export async function changeBusinessStatus(
  { db }: { db: Db },
  { businessId, seen, wanted }: ChangeStatusInput,
): Promise<ChangeBusinessOutcome> {
  const { data, error, status } = await db.rpc('change_business_status', {
    business_id: businessId,
    seen: seen as Json,
    wanted: wanted as Json,
  });
  if (error) return describeEditFailure(status);
  return { ok: true, ...(data as ChangedBusiness) };
}
