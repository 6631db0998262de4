import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRelayedCall, relayedAuth } from './relayed-calls.ts';

/** Everything that a browser may run: what is for the Worker alone says so in its name. */
const source = globSync('app/**/*.{ts,tsx}', {
  exclude: ['**/*.server.ts', '**/*.test.*', 'app/services/**'],
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** What each of supabase-js's methods asks. Those that are not here ask nothing, or are new. */
const authCalls: Record<string, string[]> = {
  getSession: ['POST token?grant_type=refresh_token'],
  refreshSession: ['POST token?grant_type=refresh_token'],
  setSession: ['POST token?grant_type=refresh_token', 'GET user'],
  onAuthStateChange: [],
  startAutoRefresh: ['POST token?grant_type=refresh_token'],
  stopAutoRefresh: [],
  signInWithPassword: ['POST token?grant_type=password'],
  exchangeCodeForSession: ['POST token?grant_type=pkce'],
  signInWithOtp: ['POST otp'],
  verifyOtp: ['POST verify'],
  signUp: ['POST signup'],
  resend: ['POST resend'],
  resetPasswordForEmail: ['POST recover'],
  reauthenticate: ['GET reauthenticate'],
  getUser: ['GET user'],
  updateUser: ['PUT user'],
  signOut: ['POST logout'],
};

const methods: Record<string, string> = {
  select: 'GET',
  insert: 'POST',
  upsert: 'POST',
  update: 'PATCH',
  delete: 'DELETE',
};

test('every table and function that the browser uses is relayed, in the way it uses it', () => {
  const tables = [...source.matchAll(/\.from\('(\w+)'\)\s*\.(\w+)\(/g)].map(
    ([, table = '', verb = '']) => [methods[verb] ?? verb, `/rest/v1/${table}`] as const,
  );
  const functions = [
    ...source.matchAll(
      /(?:(?:\.rpc|define(?:Read|Write|Save))\(\s*|call(?:Function|Write)\(\{ db \}, )'(\w+)'/g,
    ),
  ].flatMap(([, name = '']) =>
    ['GET', 'POST'].map((method) => [method, `/rest/v1/rpc/${name}`] as const),
  );
  expect(tables.length).toBeGreaterThan(10);
  expect(functions.length).toBeGreaterThan(100);
  const calls = [...tables, ...functions];
  expect(calls.filter(([method, path]) => find(method, path) === null)).toEqual([]);
});

test('every call of the auth client that the browser makes is relayed', () => {
  const made = new Set([...source.matchAll(/\.auth\s*\.(\w+)\(/g)].map(([, name = '']) => name));
  expect(made.size).toBeGreaterThan(5);
  for (const name of made) {
    expect.soft(authCalls, `supabase.auth.${name}`).toHaveProperty(name);
    for (const call of authCalls[name] ?? []) expect.soft(relayedAuth).toHaveProperty([call]);
  }
});

test.each([
  ['GET', '/rest/v1/profiles'],
  ['HEAD', '/rest/v1/profiles'],
  ['POST', '/rest/v1/rpc/delete_own_account'],
  ['POST', '/rest/v1/rpc/find_admin_queue'],
  ['PUT', '/auth/v1/user'],
  ['POST', '/auth/v1/token?grant_type=password'],
])('%s %s is relayed', (method, address) => {
  expect(find(method, address)).not.toBeNull();
});

test.each([
  ['DELETE', '/rest/v1/profiles'],
  ['PUT', '/rest/v1/profiles'],
  ['PATCH', '/rest/v1/rpc/find_admin_queue'],
  ['DELETE', '/rest/v1/rpc/delete_draft'],
  ['GET', '/rest/v1/Profiles'],
  ['GET', '/rest/v1/rpc/'],
  ['GET', '/rest/v1/rpc/find_changes/more'],
  ['GET', '/rest/v1/rpc/%66ind_changes'],
  ['GET', '/rest/v1/'],
  ['GET', '/rest/v1/profiles/'],
  ['GET', '/rest/v1/profiles.json'],
  ['GET', '/rest/v1/%70rofiles'],
  ['GET', '/rest/v1//profiles'],
  ['GET', '//rest/v1/profiles'],
  ['GET', '/rest/v1/rpc/../profiles'],
  ['GET', '/REST/v1/profiles'],
  ['GET', '/auth/v1/admin/users'],
  ['POST', '/auth/v1/admin/users'],
  ['POST', '/auth/v1/admin/generate_link'],
  ['POST', '/auth/v1/invite'],
  ['GET', '/auth/v1/constructor'],
  ['GET', '/auth/v1/verify?token=a'],
  ['GET', '/auth/v1/authorize?provider=google'],
  ['POST', '/auth/v1/factors'],
  ['POST', '/auth/v1/token'],
  ['POST', '/auth/v1/token?grant_type=id_token'],
  ['POST', '/auth/v1/token?grant_type=password%26grant_type=id_token'],
  ['GET', '/auth/v1/token?grant_type=password'],
  ['PATCH', '/auth/v1/user'],
  ['GET', '/auth/v1/settings'],
])('%s %s is not forwarded', (method, address) => {
  expect(find(method, address)).toBeNull();
});

function find(method: string, address: string) {
  const [path = '', query] = address.split('?');
  return findRelayedCall(method, path, new URLSearchParams(query));
}
