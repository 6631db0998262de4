import { createClient } from '@supabase/supabase-js';
import type { Db } from '#app/services/supabase/client.ts';
import type { Database } from '#app/services/supabase/database.types.ts';
import { fetchAndCheck } from './check-answer.ts';
import { fileSupabase } from './file-backend.ts';

export type DemoAccount = 'visitor' | 'owner' | 'admin' | 'super';

const options = {
  auth: { persistSession: false, autoRefreshToken: false },
  global: { fetch: fetchAndCheck },
};

/** Somebody who is not signed in. */
export function asAnyone(): Db {
  const { url, publishableKey } = fileSupabase();
  return createClient<Database>(url, publishableKey, options);
}

/** One of the seed's demo accounts, signed in with its password. */
export async function signInAs(account: DemoAccount): Promise<{ client: Db; userId: string }> {
  const client = asAnyone();
  const { data, error } = await client.auth.signInWithPassword({
    email: `${account}@mainstreet.example`,
    password: 'mainstreet-demo-1',
  });
  if (error) {
    throw error;
  }
  return { client, userId: data.user.id };
}

/** The service role, for preparing and cleaning up. */
export function asService(): Db {
  const { url, secretKey } = fileSupabase();
  return createClient<Database>(url, secretKey, options);
}
