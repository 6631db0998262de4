import { afterAll, expect, inject, test } from 'vitest';
import { allowedMethods } from '../../functions/endpoint.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { appointFirstAdmin } from '../../supabase/commands/appoint-first-admin.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { endpointAddress } from '../support/endpoint-address.ts';
import { fileDatabase, setFileBackend } from '../support/file-backend.ts';
import { createPerson } from '../support/people.ts';
import { everyAddress } from '../support/screens.ts';
import { startTestBackend } from '../support/test-backend.ts';
import { readText } from './read-html.ts';
import { fetchWorker } from './worker.ts';

// A directory as `npm start -- --empty` makes it: categories and places, and nobody's rows.
const backend = await startTestBackend(inject('postgres'), 'schema');
setFileBackend({ supabase: backend.supabase, backend });
afterAll(backend.stop);

const siteUrl = 'https://new.example';

test('an empty directory has categories and places, and neither accounts nor listings nor articles', async () => {
  const rows = async (table: string) =>
    (await fileDatabase()!.query<{ count: number }>(`select count(*) from ${table}`))[0]!.count;
  expect(await rows('public.categories')).toBeGreaterThan(50);
  expect(await rows('public.metros')).toBeGreaterThan(50);
  expect(await rows('private.zip_codes')).toBeGreaterThan(40_000);
  for (const table of ['auth.users', 'public.businesses', 'public.articles', 'storage.objects']) {
    expect([table, await rows(table)]).toEqual([table, 0]);
  }
});

test.each(everyAddress)('%s answers in an empty directory', async (address) => {
  const response = await fetchWorker(address);
  const html = await response.text();
  expect([200, 301, 302, 308, 404]).toContain(response.status);
  expect(html).not.toMatch(/Something went wrong|undefined|NaN/);
});

const readable = endpoints.filter((endpoint) => allowedMethods(endpoint).includes('GET'));

test.each(readable.map((endpoint) => endpointAddress(endpoint)))(
  '%s answers in an empty directory without an error of ours',
  async (address) => {
    const { status } = await fetchWorker(address);
    expect(status).toBeLessThan(500);
  },
);

test('search, a city and a category of an empty directory say that there is nothing yet', async () => {
  for (const address of [
    '/?q=coffee',
    '/?q=coffee&near=Austin%2C+TX',
    '/browse/metro/austin-tx',
    '/?category=pizza',
  ]) {
    const response = await fetchWorker(address);
    expect([address, response.status]).toEqual([address, 200]);
    expect(readText(await response.text())).toMatch(/No |Nothing|first/);
  }
});

test.each([
  ['/', 'No businesses are listed yet. Add the first one.', 'Where are you?'],
  ['/?near=Gary%2C+IN', 'No businesses are listed here yet.', 'Check the spelling'],
  ['/?near=Wyoming+state', 'No businesses are listed here yet.', 'could not find a place'],
  ['/browse/metro/austin-tx', 'No businesses are listed in Austin, TX yet.', 'All 0'],
  ['/browse/metro/austin-tx/christmas-day', 'No businesses are listed in Austin', 'not confirmed'],
])('%s invites the first business, and shows no empty list', async (address, invites, empty) => {
  const html = await (await fetchWorker(address)).text();
  expect(readText(html)).toContain(invites);
  expect(readText(html)).not.toContain(empty);
  expect(html).toMatch(/<main.*href="\/business-submission"/s);
});

test('blog, guides and the older home of an empty directory have no heading above nothing', async () => {
  for (const [address, heading] of [
    ['/blog', 'Who writes here'],
    ['/cityguides', 'being written'],
    ['/legacy-home', 'Listings'],
  ] as const) {
    expect(readText(await (await fetchWorker(address)).text())).not.toContain(heading);
  }
});

test('the first super admin gets a link to choose a password, once', async () => {
  const db = asService();
  await expect(appointFirstAdmin({ db, address: 'no address', siteUrl })).rejects.toThrow(
    'could not be created',
  );
  const next = await appointFirstAdmin({ db, address: 'First@new.example', siteUrl });
  const link = new URL(/https:\S+/.exec(next)![0]);
  expect(link.href).toMatch(
    /^https:\/\/new\.example\/auth\/confirm\?token_hash=\w+&type=recovery$/,
  );
  const token = { token_hash: link.searchParams.get('token_hash')!, type: 'recovery' } as const;
  const { data } = await asAnyone().auth.verifyOtp(token);
  expect(data.user?.email).toBe('first@new.example');
  const { data: profile } = await db
    .from('profiles')
    .select('role')
    .eq('user_id', data.user!.id)
    .single();
  expect(profile).toEqual({ role: 'super_admin' });
  const { data: entries } = await db
    .from('audit_log')
    .select('actor_id, reason')
    .eq('row_id', data.user!.id);
  expect(entries).toEqual([{ actor_id: null, reason: 'first_admin' }]);
  const second = appointFirstAdmin({ db, address: 'second@new.example', siteUrl });
  await expect(second).rejects.toThrow('There is a super admin already');
});

test('nobody appoints themselves', async () => {
  const { client, email } = await createPerson('business_owner');
  for (const db of [client, asAnyone()]) {
    expect((await db.rpc('appoint_first_admin', { address: email })).error?.code).toBe('42501');
  }
});
