import type { Db } from '#app/services/supabase/client.ts';
import { defineRead } from '../call-function.ts';
import { defineWrite, type Outcome } from '../call-write.ts';
import type { EditableBusiness, EditableValues } from './editing-schema.ts';

type Place = { street: string; city: string; state: string; zip_code: string };

export type NewStatus =
  | { kind: 'open' | 'closed' }
  /** `reopens_on` is a date, or '' if unknown. */
  | { kind: 'paused'; reopens_on: string }
  /** To another listing, by its slug, or itself to an address; `moves_on` is a date, or '' for at once. */
  | { kind: 'moved'; moved_to: string }
  | { kind: 'moved'; place: Place; moves_on?: string };

type ChangeStatusInput = {
  businessId: string;
  /** The status as the caller saw it. */
  expectedStatus: EditableBusiness['business_status'];
  newStatus: NewStatus;
};

/**
 * Opens, closes or moves a listing, temporarily or permanently; outcomes as in `changeBusiness`.
 */
export const changeBusinessStatus = defineWrite(
  'change_business_status',
  ({ businessId, expectedStatus, newStatus }: ChangeStatusInput) => ({
    business_id: businessId,
    expected_status: expectedStatus,
    new_status: newStatus,
  }),
);

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
export const changeBusiness = defineWrite(
  'change_business',
  ({ businessId, oldValues, newValues }: ChangeBusinessInput) => ({
    business_id: businessId,
    old_values: oldValues,
    new_values: newValues,
  }),
);

/** A change of one of many listings, as of `changeBusiness`. */
export type ListingChange = {
  id: string;
  old_values: Partial<EditableValues>;
  new_values: Partial<EditableValues>;
};

const changeBusinesses = defineWrite('change_businesses', (changes: ListingChange[]) => ({
  changes,
}));

/** A call may take 8 s and 128 kB. */
const changesPerCall = 10;

/** Changes listings of the caller's one after the other, and answers for those that were decided. */
export async function changeManyListings(
  { db }: { db: Db },
  changes: ListingChange[],
): Promise<Outcome<'change_businesses'>> {
  const value = [];
  for (let start = 0; start < changes.length; start += changesPerCall) {
    const part = changes.slice(start, start + changesPerCall);
    // oxlint-disable-next-line no-await-in-loop -- a failure leaves the others unchanged
    const outcome = await changeBusinesses({ db }, part);
    if (!outcome.ok) return value.length === 0 ? outcome : { ok: true, value };
    value.push(...outcome.value);
  }
  return { ok: true, value };
}

/** Returns the values of up to 200 listings, of those that are the caller's. */
export const findEditableValues = defineRead('find_editable_values', (businessIds: string[]) => ({
  business_ids: businessIds,
}));

/**
 * Returns a page of a listing's history as editors see it, newest first; `before` is the `next` of
 * the previous page. Null if the caller is no editor.
 */
export const findBusinessChanges = defineRead(
  'find_business_changes',
  ({ businessId, before }: { businessId: string; before: number | null }) => ({
    business_id: businessId,
    ...(before === null ? {} : { before }),
  }),
);

/**
 * Returns what the caller may change of a listing; null if nothing, or if there is no such listing.
 */
export const findEditableBusiness = defineRead('get_editable_business', (businessId: string) => ({
  business_id: businessId,
}));

/** Returns a pending change as admins see it; null if there is none, or the caller is no admin. */
export const findPendingChange = defineRead('get_pending_change', (id: string) => ({
  change_id: id,
}));

/** Undoes a change of the caller, unless the field has another value by now. */
export const undoChange = defineWrite('undo_change', (changeId: string) => ({
  change_id: changeId,
}));

/** Withdraws a change that waits for an admin, unless it is decided. */
export const withdrawPendingChange = defineWrite('withdraw_pending_change', (changeId: string) => ({
  change_id: changeId,
}));
