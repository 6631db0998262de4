import { expect, onTestFinished, test } from 'vitest';
import { textLengths } from '#app/config/texts.ts';
import { changeSetting, findSettings } from '#app/domain/setting/setting-calls.ts';
import type { SettingOf } from '#app/domain/setting/setting.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';

type Text = SettingOf<'text'>;

const value = (markdown: unknown, shipped: unknown = 'a'.repeat(64)) => ({ markdown, shipped });

async function asSuperAdmin() {
  const { client: db } = await signInAs('super');
  const find = async (name: string) =>
    (await findSettings({ db }, 'text')).find((one): one is Text => one.name === name);
  const set = async (name: string, given: object | null) => {
    const expectedRevision = (await find(name))?.revision ?? 0;
    return changeSetting({ db }, { kind: 'text', name, value: given, expectedRevision });
  };
  onTestFinished(async () => {
    await set('about', null);
    await set('footer', null);
  });
  return { db, find, set };
}

const readTexts = async () => (await asService().rpc('get_site_texts')).data;

test('each text of the code can be replaced, and its earlier versions restored', async () => {
  const { db, find, set } = await asSuperAdmin();
  const names = (await findSettings({ db }, 'text')).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(textLengths).toSorted());
  expect(await readTexts()).toEqual({});
  expect(await set('about', value('## Ours\n\nSince 1911.'))).toMatchObject({ outcome: 'done' });
  expect(await readTexts()).toEqual({ about: '## Ours\n\nSince 1911.' });
  await set('about', value('Another'));
  const [latest] = (await find('about'))?.changes ?? [];
  expect([latest?.before?.markdown, latest?.after?.markdown]).toEqual([
    '## Ours\n\nSince 1911.',
    'Another',
  ]);
  await set('about', latest?.before ?? null);
  expect(await readTexts()).toEqual({ about: '## Ours\n\nSince 1911.' });
});

test('the footer is among what every page has; no other text is, and settings leave texts out', async () => {
  const { db, set } = await asSuperAdmin();
  await set('about', value('Long'));
  await set('footer', value('Made in {area}'));
  const { data } = await asService().rpc('get_edge_settings');
  expect((data as { site: object }).site).toMatchObject({ footer: 'Made in {area}' });
  expect(JSON.stringify(data)).not.toContain('Long');
  expect((await findSettings({ db })).filter(({ kind }) => kind === 'text')).toEqual([]);
});

test.each([
  ['no text', value('')],
  ['a number', value(7)],
  ['control characters', value('a\u0007b')],
  ['bidirectional controls', value('a\u202eb')],
  ['more than 20,000 characters', value('a'.repeat(20_001))],
  ['no hash', value('Text', 'none')],
  ['a field of its own', { ...value('Text'), html: '<b>' }],
])('%s is refused', async (_what, given) => {
  const { set } = await asSuperAdmin();
  expect((await set('about', given)).ok).toBe(false);
  expect(await readTexts()).toEqual({});
});

test('only super admins read drafts of texts or change them', async () => {
  const given = { kind: 'text', name: 'about', value: value('x') as never, expected_revision: 0 };
  for (const account of ['visitor', 'owner', 'admin'] as const) {
    const { client } = await signInAs(account);
    expect((await client.rpc('change_setting', given)).error?.code).toBe('42501');
    expect((await client.rpc('get_settings', { of_kind: 'text' })).error?.code).toBe('42501');
    expect((await client.rpc('get_site_texts')).error?.code).toBe('42501');
  }
  expect((await asAnyone().rpc('get_site_texts')).error?.code).toBe('42501');
});
