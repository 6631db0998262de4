import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { ChangedBusiness, EditableBusiness } from './editing.ts';
import type { ChangeBusinessOutcome } from './change-business.ts';
import { describeEditFailure } from '#app/services/supabase/edit-failure.ts';

type Place = { street: string; city: string; state: string; zip_code: string };

export type WantedStatus =
  | { kind: 'open' | 'closed' }
  /** `reopens_on` is a date, '' where nobody knows yet. */
  | { kind: 'paused'; reopens_on: string }
  /** To a listing, by its slug, or to an address, which becomes a listing. */
  | { kind: 'moved'; moved_to: string }
  | { kind: 'moved'; place: Place };

type ChangeStatusInput = {
  businessId: string;
  /** How it stood when the caller began. */
  seen: EditableBusiness['standing'];
  wanted: WantedStatus;
};

/** Opens or closes a listing, for a while or for good, or moves it; outcomes as of `changeBusiness`. */
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
