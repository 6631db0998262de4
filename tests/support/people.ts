import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { onTestFinished } from 'vitest';
import type { Role } from '#app/domain/profile/profile.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Database } from '#app/services/supabase/database.types.ts';
import { asAnyone, asService } from './clients.ts';
import { fileSupabase } from './file-backend.ts';

/** Somebody new with a role, signed in, for one test; whatever is left of them is removed. */
export async function createPerson(role: Role) {
  const service = asService();
  const email = `${randomUUID()}@people.example`;
  const password = 'a password of a test';
  const { data } = await service.auth.admin.createUser({ email, password, email_confirm: true });
  if (!data.user) throw new Error('The person was not created');
  const userId = data.user.id;
  onTestFinished(async () => {
    await service.auth.admin.deleteUser(userId);
  });
  await service.from('profiles').insert({ user_id: userId, first_name: 'Ana', role });
  const client = asAnyone();
  await client.auth.signInWithPassword({ email, password });
  return { client, userId, email, password };
}

/** Somebody new whose requests come from this address, as the proxy of a hosted project says it. */
export async function createPersonAt(address: string): Promise<Db> {
  const person = await createPerson('community_user');
  const { data } = await person.client.auth.getSession();
  const { url, publishableKey } = fileSupabase();
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      headers: {
        Authorization: `Bearer ${data.session?.access_token}`,
        'cf-connecting-ip': address,
      },
    },
  });
}
