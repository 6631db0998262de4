import type { ChangedBusiness, EditableBusiness } from '#app/domain/editing/editing-schema.ts';
import { findConstraintViolation } from '#app/services/supabase/describe-failure.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';

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
