import { expect, test } from 'vitest';
import { readSettingField, settingFields } from '#app/components/admin/setting-fields.ts';
import { parseSetting } from '#app/domain/setting/setting-value.ts';

type Kind = (typeof settingFields)[number]['kind'];

/** The texts of a form that shows a value, as a form has them. */
function textsOf(
  kind: Kind,
  name: string,
  value: object | null,
  typed: Record<string, string> = {},
) {
  const fields = settingFields.filter((field) => field.kind === kind && field.name === name);
  const texts = fields.map((field) => [field.key, readSettingField(field, value)] as const);
  return { ...Object.fromEntries(texts), ...typed };
}

test.each<[Kind, string, object | null]>([
  ['limit', 'search', { requests: 90 }],
  ['limit', 'search', null],
  ['number', 'quietFrom', { number: 22 }],
  ['flag', 'live', { is_on: false, share: 40, roles: ['business_owner', 'admin'] }],
  ['banner', 'site', null],
  ['identity', 'site', null],
  ['identity', 'site', { name: 'Town Square', links: ['https://a.example'], hidden: ['blog'] }],
  [
    'area',
    'site',
    { name: 'Addison County', states: ['VT'], counties: [], towns: [], radius_miles: 12 },
  ],
  ['area', 'site', null],
  ['frame', 'site', { hosts: ['www.middlebury.gov', 'chamber.example'] }],
])('a form of %s %s that nobody changed has the same value: %j', (kind, name, value) => {
  expect(parseSetting({ kind, name } as never, textsOf(kind, name, value))).toEqual({ value });
});

test.each<[Kind, string, Record<string, string>, Record<string, string>]>([
  ['limit', 'search', { requests: '5' }, { requests: 'from 15 to 600' }],
  ['limit', 'search', { requests: '6e1' }, { requests: 'whole number' }],
  ['banner', 'site', { text: 'Hi', href: '/help' }, { words: 'required' }],
  ['flag', 'live', { roles: '' }, { roles: 'choose a role' }],
  ['area', 'site', { states: 'Vermont' }, { states: 'two capital letters' }],
  ['frame', 'site', { hosts: 'https://a.example' }, { hosts: 'hosts like' }],
])('%s %s refuses %j beside its field', (kind, name, typed, errors) => {
  const expected = Object.entries(errors).map(([key, text]) => [
    key,
    expect.stringContaining(text),
  ]);
  expect(parseSetting({ kind, name } as never, textsOf(kind, name, null, typed))).toEqual({
    errors: Object.fromEntries(expected),
  });
});

test('a banner without times is shown at once for a day, and an empty text removes it', () => {
  const parsed = parseSetting(
    { kind: 'banner', name: 'site' },
    textsOf('banner', 'site', null, { text: 'Hi' }),
  );
  const { starts_at, ends_at } = (parsed as { value: Record<string, string> }).value;
  expect(Date.parse(ends_at ?? '') - Date.parse(starts_at ?? '')).toBeCloseTo(86_400_000, -3);
  const emptied = textsOf('banner', 'site', null, { text: ' ' });
  expect(parseSetting({ kind: 'banner', name: 'site' }, emptied)).toEqual({ value: null });
});
