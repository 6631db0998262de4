import { expect, onTestFinished, test } from 'vitest';
import { rateLimits } from '#app/config/limits.ts';
import { flags, isBannerLink } from '#app/config/settings.ts';
import { limitRange } from '#app/domain/setting/setting-calls.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { findConstraintViolation } from '#app/services/supabase/describe-failure.ts';
import { readAudit } from '../support/audit.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createPerson } from '../support/people.ts';

type Value = Record<string, unknown> | null;

async function getSetting(client: Db, kind: string, name: string) {
  const { data } = await client.rpc('get_settings');
  const all = data as { id: string; kind: string; name: string; value: Value; revision: number }[];
  const setting = all.find((one) => one.kind === kind && one.name === name);
  if (!setting) throw new Error(`There is no setting ${kind} ${name}`);
  return setting as typeof setting & { changes: { before: Value; after: Value }[] };
}

async function change(
  client: Db,
  [kind, name]: [string, string],
  value: Value,
  expected_revision?: number,
) {
  const given = expected_revision ?? (await getSetting(client, kind, name)).revision;
  const { data, error } = await client.rpc('change_setting', {
    kind,
    name,
    value: value as never,
    expected_revision: given,
  });
  const refused = error && findConstraintViolation(error)?.field;
  return { outcome: (data as { outcome: string } | null)?.outcome, refused };
}

async function asSuperAdmin() {
  const { client, userId } = await signInAs('super');
  onTestFinished(async () => {
    for (const [kind, name] of [
      ['limit', 'search'],
      ['flag', 'live'],
      ['banner', 'site'],
    ] as const)
      await change(client, [kind, name], null);
  });
  return { client, userId };
}

const edge = async () => (await asService().rpc('get_edge_settings')).data;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const banner = {
  text: 'We move to another office',
  href: '/help',
  words: 'What that means',
  tone: 'notice',
  starts_at: hours(-1),
  ends_at: hours(1),
};
const everybody = ['community_user', 'business_owner', 'admin', 'super_admin'];

test('each limit and flag of the code is a setting, and a limit may be a quarter to ten times as much', async () => {
  const { client } = await asSuperAdmin();
  const { data } = await client.rpc('get_settings');
  const settings = data as { kind: string; name: string; min_value: number; max_value: number }[];
  const found = settings.filter(({ kind }) => kind === 'limit');
  expect(
    Object.fromEntries(
      found.map(({ name, min_value, max_value }) => [name, [min_value, max_value]]),
    ),
  ).toEqual(
    Object.fromEntries(
      Object.keys(rateLimits).map((name) => [name, limitRange(name as RateLimitName)]),
    ),
  );
  const names = settings.filter(({ kind }) => kind === 'flag').map(({ name }) => name);
  expect(names).toEqual(Object.keys(flags));
});

test('a change reaches the edge, is in the audit log, and can be put back', async () => {
  const { client, userId } = await asSuperAdmin();
  const { id } = await getSetting(client, 'limit', 'search');
  const before = (await readAudit(id))?.length ?? 0;
  expect(await change(client, ['limit', 'search'], { requests: 20 })).toMatchObject({
    outcome: 'done',
  });
  expect(await edge()).toMatchObject({ limits: { search: 20 } });
  await change(client, ['limit', 'search'], { requests: 30 });
  const { changes } = await getSetting(client, 'limit', 'search');
  expect(changes.slice(0, 2)).toMatchObject([
    { before: { requests: 20 }, after: { requests: 30 }, changed_by: 'Sunny Okafor' },
    { before: null, after: { requests: 20 } },
  ]);
  await change(client, ['limit', 'search'], changes[0]?.before ?? null);
  expect(await edge()).toMatchObject({ limits: { search: 20 } });
  const row = { actor_id: userId, action: 'update', table_name: 'settings', reason: null };
  const setting = 'limit search';
  expect((await readAudit(id))?.slice(before)).toEqual([
    { ...row, before: { setting, value: null }, after: { setting, value: { requests: 20 } } },
    {
      ...row,
      before: { setting, value: { requests: 20 } },
      after: { setting, value: { requests: 30 } },
    },
    {
      ...row,
      before: { setting, value: { requests: 30 } },
      after: { setting, value: { requests: 20 } },
    },
  ]);
});

test('the second of two people who change a setting gets “stale”, and the first value stays', async () => {
  const { client } = await asSuperAdmin();
  const { revision } = await getSetting(client, 'limit', 'search');
  await change(client, ['limit', 'search'], { requests: 20 }, revision);
  expect(await change(client, ['limit', 'search'], { requests: 90 }, revision)).toMatchObject({
    outcome: 'stale',
  });
  expect(await edge()).toMatchObject({ limits: { search: 20 } });
});

test.each([
  { requests: 0 },
  { requests: -1 },
  { requests: 14 },
  { requests: 601 },
  { requests: 20.5 },
  { requests: '20' },
  { requests: null },
  {},
  { requests: 20, windowSeconds: 1 },
  [20],
  20,
])('no limit is %j', async (value) => {
  const { client } = await asSuperAdmin();
  const { refused } = await change(client, ['limit', 'search'], value as never);
  expect(['value', 'requests']).toContain(refused);
});

test.each([
  [{ is_on: true, share: 101, roles: everybody }, 'share'],
  [{ is_on: true, share: -1, roles: everybody }, 'share'],
  [{ is_on: 'yes', share: 1, roles: everybody }, 'is_on'],
  [{ is_on: true, share: 1, roles: [] }, 'roles'],
  [{ is_on: true, share: 1, roles: ['anybody'] }, 'roles'],
  [{ is_on: true, share: 1, roles: 'admin' }, 'roles'],
  [{ is_on: true, share: 1, roles: everybody, secret: 1 }, 'value'],
])('no flag is %j', async (value, field) => {
  const { client } = await asSuperAdmin();
  expect((await change(client, ['flag', 'live'], value)).refused).toBe(field);
});

const links = [
  ['/help', true],
  ['/', true],
  ['/browse/metro/austin-tx?open=now#list', true],
  ['https://status.example/now', true],
  ['http://status.example', true],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
  ['https://bank.example@evil.example/', false],
  ['https:evil.example', false],
  ['https://', false],
  ['/a b', false],
  ['/a"onclick="b', false],
  ['/a\r\nSet-Cookie: a=b', false],
  ['/a\u202Eb', false],
  [' /help', false],
  ['help', false],
  ['', false],
  ['/caf\u00E9', false],
  ['/caf%C3%A9', true],
  ['https://\u0430pple.example/', false],
  ['/a\u200Eb', false],
  ['/a\\b', false],
  [`/${'a'.repeat(499)}`, true],
  [`/${'a'.repeat(500)}`, false],
] as const;

test.each(links)('that a banner leads to %j: %s', async (href, isFine) => {
  const { client } = await asSuperAdmin();
  const { refused } = await change(client, ['banner', 'site'], { ...banner, href });
  expect(refused).toBe(isFine ? null : 'href');
  expect(isBannerLink(href)).toBe(isFine);
});

test.each([
  [{ text: '' }, 'text'],
  [{ text: ' ' }, 'text'],
  [{ text: 'a'.repeat(201) }, 'text'],
  [{ text: 'two\nlines' }, 'text'],
  [{ text: 'turned \u202E round' }, 'text'],
  [{ text: 5 }, 'text'],
  [{ html: '<b>' }, 'value'],
  [{ tone: 'loud' }, 'tone'],
  [{ words: null }, 'words'],
  [{ href: null }, 'words'],
  [{ words: 'a'.repeat(61) }, 'words'],
  [{ starts_at: 'now' }, 'starts_at'],
  [{ starts_at: '2026-02-31T00:00:00Z' }, 'starts_at'],
  [{ ends_at: 'infinity' }, 'ends_at'],
  [{ ends_at: hours(-0.5) }, 'ends_at'],
  [{ ends_at: hours(-2) }, 'ends_at'],
  [{ ends_at: hours(24 * 91) }, 'ends_at'],
])('no banner has %j', async (part, field) => {
  const { client } = await asSuperAdmin();
  expect((await change(client, ['banner', 'site'], { ...banner, ...part })).refused).toBe(field);
});

test('the edge, and with it anybody, learns of a banner when its time has come, not before and not after', async () => {
  const { client } = await asSuperAdmin();
  await change(client, ['banner', 'site'], { ...banner, starts_at: hours(0.5) });
  expect(await edge()).toMatchObject({ banner: null });
  await change(client, ['banner', 'site'], banner);
  const { revision } = await getSetting(client, 'banner', 'site');
  const { starts_at: _, ...rest } = banner;
  expect(await edge()).toMatchObject({ banner: { ...rest, id: revision } });
  await change(client, ['banner', 'site'], { ...banner, ends_at: hours(2 / 3600) });
  await expect.poll(edge).toMatchObject({ banner: null });
});

test('only super admins read the settings with their history', async () => {
  for (const role of ['community_user', 'business_owner', 'admin'] as const) {
    const { client } = await createPerson(role);
    const { error } = await client.rpc('get_settings');
    expect(error?.code).toBe('42501');
  }
  expect((await asAnyone().rpc('get_settings')).error?.code).toBe('42501');
  const given = { kind: 'banner', name: 'site', value: banner, expected_revision: 0 };
  expect((await asAnyone().rpc('change_setting', given)).error?.code).toBe('42501');
});

test('several settings are saved together, or none where one was changed meanwhile or is refused', async () => {
  const { client } = await asSuperAdmin();
  const valueOf = async (kind: string, name: string) =>
    (await getSetting(client, kind, name)).value;
  const save = async (requests: number, text: string, late = 0) => {
    const [limit, site] = [
      await getSetting(client, 'limit', 'search'),
      await getSetting(client, 'banner', 'site'),
    ];
    const changes = [
      { kind: 'limit', name: 'search', value: { requests }, expected_revision: limit.revision },
      {
        kind: 'banner',
        name: 'site',
        value: { ...banner, text },
        expected_revision: site.revision - late,
      },
    ];
    return client.rpc('change_settings', { changes });
  };
  expect((await save(90, 'Both')).data).toMatchObject({ outcome: 'done' });
  expect(await valueOf('limit', 'search')).toEqual({ requests: 90 });
  expect(await valueOf('banner', 'site')).toMatchObject({ text: 'Both' });
  expect((await save(91, 'Late', 1)).data).toMatchObject({ outcome: 'stale' });
  expect(findConstraintViolation((await save(92, '')).error!)?.field).toBe('text');
  expect(await valueOf('limit', 'search')).toEqual({ requests: 90 });
  expect(await valueOf('banner', 'site')).toMatchObject({ text: 'Both' });
});
