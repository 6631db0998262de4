import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { keyNameField } from '#app/domain/api-key/api-key-calls.ts';
import { noteField } from '#app/domain/claim/claim.ts';
import { parseEmail } from '#app/domain/contact/contact.ts';
import { emailCases } from '#app/domain/contact/email-cases.ts';
import { articleFields, tagsField } from '#app/domain/editorial/editorial.ts';
import { field, reasonField } from '#app/domain/field/field.ts';
import { messageFields } from '#app/domain/message/message.ts';
import { parseFirstName } from '#app/domain/profile/profile.ts';
import { reviewFields } from '#app/domain/review/review-rules.ts';
import { limitRange, settingSchema } from '#app/domain/setting/setting-calls.ts';
import type { Database } from '../../supabase/local/database.ts';
import { edgeCaseJson, storableTexts } from '../support/edge-cases.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

const emailField = field(parseEmail);

/** A rule with its domain, or with the table, the constraint and the column that it checks. */
const rules: [schema: z.ZodMiniType, domain: string, constraint?: string, column?: string][] = [
  [reasonField, 'private.reason'],
  [articleFields.title, 'private.article_title'],
  [articleFields.summary, 'private.article_summary'],
  [articleFields.body, 'private.article_body'],
  [articleFields.slug, 'private.article_slug'],
  [noteField, 'public.claims', 'note', 'note'],
  [keyNameField, 'public.api_keys', 'key_name', 'name'],
  [emailField, 'public.business_invitations', 'email', 'address'],
  [emailField, 'private.claim_codes', 'address', 'address'],
  [tagsField, 'public.articles', 'tags', 'tags'],
  [reviewFields.body, 'public.reviews', 'body', 'body'],
  [reviewFields.answer, 'public.reviews', 'answer', 'owner_answer'],
  [reviewFields.notice, 'private.review_holds', 'notice', 'notice'],
  [messageFields.body, 'public.messages', 'body', 'body'],
  [field(parseFirstName), 'public.profiles', 'profiles_first_name_check', 'first_name'],
];

const texts = [
  ...storableTexts.map(([, text]) => text),
  ...emailCases.map(([address]) => address).filter((address) => !address.includes('\0')),
  ...[60, 61, 120, 121, 160, 161, 300, 301, 400, 401, 1000, 1001, 3000, 3001, 5000, 5001].map(
    (length) => 'x'.repeat(length),
  ),
  '😀'.repeat(1000),
  'one two three four five six seven eight',
  'one two three four five six seven eight nine',
  ' Morning-Coffee ',
  'an indented text\n\n    code\n',
];

/** Returns whether the database takes a value for a field. */
async function takes(value: unknown, where: string, constraint?: string, column?: string) {
  if (constraint === undefined) {
    const taken = database.query(`select $1::text::${where}`, [value]);
    return taken.then(
      () => true,
      ({ code }: { code: string }) => code !== '23514',
    );
  }
  const [row] = await database.query<{ check: string }>(
    `select pg_get_expr(conbin, conrelid) as check from pg_constraint
    where conrelid = $1::regclass and conname = $2`,
    [where, constraint],
  );
  const type = Array.isArray(value) ? 'text[]' : 'text';
  const [taken] = await database.query<{ is_taken: boolean }>(
    `select ${row?.check} as is_taken from (select $1::${type} as ${column}) as given`,
    [value],
  );
  return taken?.is_taken;
}

test.each(rules)(
  'the database takes what the schema returns, and refuses what it refuses: %o %s %s',
  async (schema, ...where) => {
    for (const text of texts) {
      const parsed = schema.safeParse(text);
      // An optional text that is empty is null.
      if (parsed.success && parsed.data === '') continue;
      const value = parsed.success
        ? parsed.data
        : schema === tagsField
          ? text.split(/[\s,]+/)
          : text;
      const isTaken = await takes(value, ...where);
      expect({ text, isTaken }).toEqual({ text, isTaken: parsed.success });
    }
  },
);

test.each(['\u00a0', '\u200b', '\u2800', '\u3164', '\u{e0041}'])(
  'a text of %j, which nobody sees, is no name',
  async (text) => {
    expect(await takes(text, 'private.listing_name')).toBe(false);
    for (const [table, constraint, column] of [
      ['public.profiles', 'profiles_first_name_check', 'first_name'],
      ['public.authors', 'author', 'name'],
      ['private.list_views', 'list_views_name_check', 'name'],
      ['private.refusal_templates', 'refusal_templates_name_check', 'name'],
      ['private.saved_searches', 'saved_searches_name_check', 'name'],
    ] as const) {
      const isTaken = await takes(text, table, constraint, column);
      expect({ table, isTaken }).toEqual({ table, isTaken: false });
    }
  },
);

const day = '2027-01-01T00:00:00';
const banner = {
  text: 'We move',
  href: '/help',
  words: 'What that means',
  tone: 'notice',
  starts_at: `${day}Z`,
  ends_at: '2027-01-02T00:00:00.123Z',
};
const flag = { is_on: true, share: 50, roles: ['admin'] };
const settings = [
  ['limit', 'search', { requests: 60 }],
  ['flag', 'live', flag],
  ['banner', 'site', banner],
] as const;

test.each(settings)(
  'for odd values of a %s, the database accepts exactly those that its schema accepts',
  async (kind, name, sound) => {
    const schema = settingSchema({ kind, name });
    const odd = [
      ...edgeCaseJson,
      ...texts,
      '2027-01-01',
      `${day}+01:00`,
      '2027-02-30T00:00:00Z',
      15,
      601,
    ];
    const values = [
      ...odd,
      sound,
      { ...sound, more: 1 },
      { ...banner, href: null, words: null },
      { ...banner, href: null },
      { ...banner, words: null },
      { ...flag, roles: [] },
      { ...flag, share: 101 },
      ...Object.keys(sound).flatMap((key) => odd.map((value) => ({ ...sound, [key]: value }))),
    ];
    const [min_value, max_value] = limitRange('search');
    for (const value of values) {
      const parsed = schema.safeParse(value);
      const [row] = await database.query<{ fault: string | null }>(
        'select private.find_setting_fault($1, $2, $3, $4) as fault',
        [kind, min_value, max_value, JSON.stringify(parsed.success ? parsed.data : value)],
      );
      const isTaken = row?.fault === null;
      expect({ value, isTaken }).toEqual({ value, isTaken: parsed.success });
    }
  },
);
