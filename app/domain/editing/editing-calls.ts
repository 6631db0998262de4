import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type {
  BusinessChanges,
  ChangedBusiness,
  ChangeToDecide,
  EditableBusiness,
  EditableValues,
} from './editing.ts';
import { describeEditFailure, type EditFailure } from '#app/services/supabase/describe-failure.ts';
import { type Answer, callFunction } from '../call-function.ts';

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
  if (error) return describeEditFailure(status, error);
  return { ok: true, ...(data as ChangedBusiness) };
}

type ChangeBusinessInput = {
  businessId: string;
  /** The fields' values as the caller saw them. */
  seen: Partial<EditableValues>;
  /** The same fields' new values. */
  given: Partial<EditableValues>;
};
export type ChangeBusinessOutcome = ({ ok: true } & ChangedBusiness) | EditFailure;

/**
 * Changes some fields of a listing, all or none. The database refuses what it cannot store, and
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
  if (error) return describeEditFailure(status, error);
  return { ok: true, ...(data as ChangedBusiness) };
}

/**
 * Returns a page of a listing's history as editors see it, newest first; `before` is the `next` of
 * the previous page. Null if the caller is no editor.
 * @throws AppError backend_unavailable
 */
export function findBusinessChanges(
  { db }: { db: Db },
  { businessId, before }: { businessId: string; before: number | null },
): Promise<BusinessChanges | null> {
  return callFunction({ db }, 'find_business_changes', {
    business_id: businessId,
    ...(before === null ? {} : { before }),
  });
}

/**
 * Returns what the caller may change of a listing; null if nothing, or if there is no such listing.
 * @throws AppError backend_unavailable
 */
export function findEditableBusiness(
  { db }: { db: Db },
  businessId: string,
): Promise<EditableBusiness | null> {
  return callFunction({ db }, 'get_editable_business', { business_id: businessId });
}

/**
 * Returns a pending change as admins see it; null if there is none, or the caller is no admin.
 * @throws AppError backend_unavailable
 */
export function findPendingChange({ db }: { db: Db }, id: string): Promise<ChangeToDecide | null> {
  return callFunction({ db }, 'get_pending_change', { change_id: id });
}

export type UndoChangeOutcome = ({ ok: true } & Answer<'undo_change'>) | EditFailure;

/** Undoes a change of the caller, unless the field has another value by now. */
export async function undoChange({ db }: { db: Db }, changeId: string): Promise<UndoChangeOutcome> {
  const { data, error, status } = await db.rpc('undo_change', { change_id: changeId });
  if (error) return describeEditFailure(status, error);
  return { ok: true, ...(data as Answer<'undo_change'>) };
}

export type WithdrawPendingChangeOutcome =
  | ({ ok: true } & Answer<'withdraw_pending_change'>)
  | EditFailure;

/** Withdraws a change that waits for an admin, unless it is decided. */
export async function withdrawPendingChange(
  { db }: { db: Db },
  changeId: string,
): Promise<WithdrawPendingChangeOutcome> {
  const { data, error, status } = await db.rpc('withdraw_pending_change', { change_id: changeId });
  if (error) return describeEditFailure(status, error);
  return { ok: true, ...(data as Answer<'withdraw_pending_change'>) };
}
