import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { createProject, password, startTestStack } from '../testing/project.ts';

test.each(['enabled', 'enable_signup'])(
  'with %s = false in config.toml, email sign-up and sign-in are off, as on a hosted project',
  async (key) => {
    const project = createProject({ 'config.toml': `[auth.email]\n${key} = false\n` });
    const stack = await startTestStack({ projectDir: project.folder });
    onTestFinished(async () => {
      await stack.stop();
      project.remove();
    });
    const { url, publishableKey } = stack.supabase;
    const { auth } = createClient(url, publishableKey, { auth: { persistSession: false } });
    const known = { email: 'owner@mainstreet.example', password };
    const answers = [
      await auth.signUp({ email: 'somebody@mainstreet.example', password }),
      await auth.signInWithPassword(known),
      await auth.signInWithOtp(known),
    ];
    const code = 'email_provider_disabled';
    expect(answers.map(({ error }) => [error?.code, error?.message])).toEqual([
      [code, 'Email signups are disabled'],
      [code, 'Email logins are disabled'],
      [code, 'Email logins are disabled'],
    ]);
    const settings = await fetch(`${url}/auth/v1/settings`, {
      headers: { apikey: publishableKey },
    });
    expect(await settings.json()).toMatchObject({ external: { email: false } });
  },
);
