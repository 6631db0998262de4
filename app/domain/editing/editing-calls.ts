import type { Db } from '#app/services/supabase/client.ts';
import type {
  BusinessChanges,
  ChangeToDecide,
  EditableBusiness,
  EditableValues,
} from './editing-schema.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';

type Place = { street: string; city: string; state: string; zip_code: string };

export type NewStatus =
  | { kind: 'open' | 'closed' }
  /** `reopens_on` is a date, or '' if unknown. */
  | { kind: 'paused'; reopens_on: string }
  /** The slug of a listing, or an address for which a listing is created. */
  | { kind: 'moved'; moved_to: string }
  | { kind: 'moved'; place: Place };

type ChangeStatusInput = {
  businessId: string;
  /** The status as the caller saw it. */
  expectedStatus: EditableBusiness['business_status'];
  newStatus: NewStatus;
};

/**
 * Opens, closes or moves a listing, temporarily or permanently; outcomes as in `changeBusiness`.
 */
export function changeBusinessStatus(
  { db }: { db: Db },
  { businessId, expectedStatus, newStatus }: ChangeStatusInput,
): Promise<Outcome<'change_business_status'>> {
  return callWrite({ db }, 'change_business_status', {
    business_id: businessId,
    expected_status: expectedStatus,
    new_status: newStatus,
  });
}

type ChangeBusinessInput = {
  businessId: string;
  /** The fields' values as the caller saw them. */
  oldValues: Partial<EditableValues>;
  /** The same fields' new values. */
  newValues: Partial<EditableValues>;
};

/**
 * Changes some fields of a listing, all or none. The database refuses what it cannot store, and
 * compares `oldValues` with the present values (`conflict`).
 */
export function changeBusiness(
  { db }: { db: Db },
  { businessId, oldValues, newValues }: ChangeBusinessInput,
): Promise<Outcome<'change_business'>> {
  return callWrite({ db }, 'change_business', {
    business_id: businessId,
    old_values: oldValues,
    new_values: newValues,
  });
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

/** Undoes a change of the caller, unless the field has another value by now. */
export function undoChange({ db }: { db: Db }, changeId: string): Promise<Outcome<'undo_change'>> {
  return callWrite({ db }, 'undo_change', { change_id: changeId });
}

/** Withdraws a change that waits for an admin, unless it is decided. */
export function withdrawPendingChange(
  { db }: { db: Db },
  changeId: string,
): Promise<Outcome<'withdraw_pending_change'>> {
  return callWrite({ db }, 'withdraw_pending_change', { change_id: changeId });
}
