import type { ChangedBusiness, EditableBusiness } from '#app/domain/editing/editing-schema.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { findConstraintViolation } from '#app/services/supabase/describe-failure.ts';
import { fileDatabase } from './file-backend.ts';

/** The listing as this person may edit it; null where they may not. */
export async function readEditable(client: Db, businessId: string) {
  const { data } = await client.rpc('get_editable_business', { business_id: businessId });
  return data as EditableBusiness | null;
}

/** Returns the field that the database refused; null if it took all. */
export function refusedField({ error }: { error: { code: string; message: string } | null }) {
  return error && (findConstraintViolation(error)?.field ?? '');
}

/** Changes fields of a listing as somebody who has just looked at it; null where it was refused. */
export async function editListing(
  client: Db,
  businessId: string,
  new_values: Record<string, unknown>,
) {
  const values = (await readEditable(client, businessId))?.values ?? {};
  // Who may not look says that they have seen what they want to write.
  const old_values = { ...new_values, ...values } as Json;
  const answer = await client.rpc('change_business', {
    business_id: businessId,
    old_values,
    new_values: new_values as Json,
  });
  return { ...answer, data: answer.data as ChangedBusiness | null };
}

type Changes = { business_id: string; actor_id?: string; count: number };

/** Adds so many changes to the history of a listing, without the requests that would make them. */
export async function addChanges({ business_id, actor_id, count }: Changes) {
  await fileDatabase()!.query(
    `insert into public.business_changes (business_id, number, at, actor_id, role, field, before, after, was_public,
      previous_hash, hash)
    select $1, last + n, now(), $2, 'owner', 'description', '""', '""', true, '', ''
    from (select max(number) as last from public.business_changes where business_id = $1) as before,
      generate_series(1, $3) as n`,
    [business_id, actor_id ?? null, count],
  );
}

export const newPlace = {
  street: '7 Moved Street',
  city: 'Austin',
  state: 'TX',
  zip_code: '78704',
};

/** Moves a listing to a new address, as its owner; on a day, or at once. */
export async function moveListing(db: Db, business_id: string, moves_on = '') {
  return db.rpc('change_business_status', {
    business_id,
    expected_status: (await readEditable(db, business_id))?.business_status ?? {},
    new_status: { kind: 'moved', place: newPlace, moves_on },
  });
}
