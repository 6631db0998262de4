import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './environment.ts';
import { startTestStack } from './testing/project.ts';

test('an account is deleted by who has just signed in, not by a session left open', async () => {
  const stack = await startTestStack({ projectDir: join(root, 'supabase'), seed: false });
  onTestFinished(stack.stop);
  const { url, publishableKey, secretKey } = stack.supabase;
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const account = { email: 'leaves@people.example', password: 'a password of a test' };
  const service = createClient(url, secretKey, options);
  await service.auth.admin.createUser({ ...account, email_confirm: true });
  const person = createClient(url, publishableKey, options);
  await person.auth.signInWithPassword(account);

  await stack.database.query(`update auth.sessions set created_at = now() - interval '16 minutes'`);
  // As the browser does by itself once an hour: the session is as old as it was.
  await person.auth.refreshSession();
  const refused = await person.rpc('delete_own_account');
  expect([refused.status, refused.error?.message]).toEqual([
    403,
    'Sign in again before you delete your account',
  ]);

  await person.auth.signInWithPassword(account);
  expect((await person.rpc('delete_own_account')).error).toBeNull();
});
