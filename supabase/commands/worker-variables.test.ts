import { afterEach, expect, test, vi } from 'vitest';
import { variableNames } from '#app/config/env.ts';
import { publishableKey, secretKey } from '../local/keys.ts';
import { workerVariables } from './worker-variables.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const backend = {
  supabase: { url: 'http://127.0.0.1:54321', publishableKey, secretKey },
  upstash: { url: 'http://127.0.0.1:8079', token: 'token' },
};
/** The embedded backend signs its hook with a secret of its own. */
const ofBackend = /^(?:SUPABASE|UPSTASH)_|^SEND_EMAIL_HOOK_SECRET$/;

test.each(variableNames.filter((name) => !ofBackend.test(name)))(
  'the Worker of `npm start` gets the %s that a developer has set',
  (name) => {
    vi.stubEnv(name, 'https://chosen.example');
    expect(workerVariables(backend)).toMatchObject({ [name]: 'https://chosen.example' });
  },
);

test('a variable that is set to nothing is as if unset, but for the style of street maps', () => {
  vi.stubEnv('SITE_URL', '');
  vi.stubEnv('MAP_STYLE_URL', '');
  const variables = workerVariables(backend);
  expect(variables).not.toHaveProperty('SITE_URL');
  expect(variables).toMatchObject({ MAP_STYLE_URL: '' });
});
