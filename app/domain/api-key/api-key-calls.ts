import * as t from '#app/messages/domain/field.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { defineWrite } from '../call-write.ts';
import { requiredText } from '../field/field.ts';

/** What its owner may read of a key. */
export type ApiKey = {
  id: string;
  name: string;
  /** 'ms_4fQx', to tell it from others. */
  prefix: string;
  created_at: string;
  /** Rounded to the hour; null if it was never used. */
  last_used_at: string | null;
};

export const keyNameField = requiredText(t.keyName, 60);

/** Creates an API key for the caller; this response is the only one that contains it. */
export const createKey = defineWrite('create_api_key', ({ name }: { name: string }) => ({ name }));

/**
 * Returns a person's keys that are not revoked, the oldest first.
 * @throws AppError backend_unavailable
 */
export async function findOwnKeys({ db }: { db: Db }, userId: string): Promise<ApiKey[]> {
  const answer = await db
    .from('api_keys')
    .select('id, name, prefix, created_at, last_used_at')
    .eq('owner_id', userId)
    .is('revoked_at', null)
    .order('created_at');
  return requireData(answer);
}

/** Revokes a key of the caller for good; succeeds also if it is already revoked. */
export const revokeKey = defineWrite('revoke_api_key', ({ id }: { id: string }) => ({
  key_id: id,
}));
