import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSlug } from '#app/domain/import/create-slug.ts';
import { emailCases } from '#app/domain/contact/email-cases.ts';
import { contentCases, soundContent } from '#app/domain/submission/content-cases.ts';
import { parseSubmission, textParsers } from '#app/domain/submission/parse-submission.ts';
import { fieldsWith } from '#app/domain/business/business.ts';
import { isBlank } from '#app/domain/text/text.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import { usStates } from '#app/domain/us-state/us-state.ts';
import { zipRanges } from '#app/domain/us-state/zip-ranges.ts';
import type { Database } from '../../supabase/local/database.ts';
import { oddJson, storableTexts } from '../support/odd-inputs.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

type Reading = { content: object; errors: object };

async function read(content: object): Promise<Reading | undefined> {
  const [reading] = await database.query<Reading>('select * from private.read_submission($1)', [
    JSON.stringify(content),
  ]);
  return reading;
}

/** What the form says and keeps, and what SQL does of what the form sends. */
async function readInBoth(content: Content): Promise<[form: Reading, sql: Reading | undefined]> {
  const { isValid, values, errors } = parseSubmission(content);
  // A website is read by the browser, and sent as it was read.
  const reading = await read(isValid ? { ...content, website: values.website } : content);
  return [{ errors, content: isValid ? values : (reading?.content ?? {}) }, reading];
}

test.each(contentCases)(
  'SQL and the form say and keep the same: %s',
  async (_name, change, errors) => {
    const [form, sql] = await readInBoth({ ...soundContent, ...change });
    expect(sql).toEqual({ ...form, errors });
  },
);

const textFields = ['name', 'street', 'city', 'zip_code', 'phone', 'email', 'description'] as const;

test.each(storableTexts)(
  'of %s in any field SQL and the form say and keep the same',
  async (_, text) => {
    for (const field of textFields) {
      const [form, sql] = await readInBoth({ ...soundContent, [field]: text });
      expect({ field, ...sql }).toEqual({ field, ...form });
    }
  },
);

test('SQL and the form take the same characters for ones that nobody sees', async () => {
  const rows = await database.query<{ code: number }>(
    `select code from generate_series(1, 65535) as code
    where code not between 55296 and 57343 and private.is_blank(chr(code))`,
  );
  const blank = Array.from({ length: 65_536 }, (_, code) => code).filter(
    (code) => code > 0 && (code < 0xd800 || code > 0xdfff) && isBlank(String.fromCodePoint(code)),
  );
  expect(rows.map(({ code }) => code)).toEqual(blank);
  expect(blank).toEqual(expect.arrayContaining([0xa0, 0x200b, 0x202e, 0x3000, 0xfeff]));
});

const declared = fieldsWith({ is_text: true });

test.each(Object.entries({ ...Object.fromEntries(storableTexts), 'a no-break space': '\u00a0' }))(
  'of %s the table accepts what the form keeps and refuses what it refuses, in any field',
  async (_, text) => {
    for (const { name } of declared) {
      const parsed = textParsers[name](text);
      const [row] = await database.query<{ definition: string }>(
        `select pg_get_expr(conbin, conrelid) as definition from pg_constraint
        where conrelid = 'public.businesses'::regclass and conname = $1`,
        [name],
      );
      const [checked] = await database.query<{ is_taken: boolean }>(
        `select (${row?.definition}) as is_taken from (select $1::text as ${name}) as row`,
        [parsed.ok ? parsed.value || null : text],
      );
      // No text is null, which is no violation.
      expect({ name, ...checked }).toEqual({
        name,
        is_taken: parsed.ok ? (parsed.value ? true : null) : false,
      });
    }
  },
);

test('values of no kind that a field has are refused, and break nothing', async () => {
  for (const field of Object.keys(soundContent)) {
    for (const value of oddJson) {
      const reading = await read({ ...soundContent, [field]: value });
      expect({ field, value, isRead: reading !== undefined }).toMatchObject({ isRead: true });
    }
  }
});

test.each(emailCases)(
  'of %j the form, a listing and a mail say alike that mail can be sent there: %j',
  async (address, isValid) => {
    const message = 'Please enter a valid email address (e.g., name@example.com)';
    const [rule] = await database.query(
      'select private.is_email($1) as is_email, private.email_error($1) as error',
      [address],
    );
    expect(rule).toEqual({ is_email: isValid, error: isValid ? null : message });
    for (const [table, column] of [
      ['public.businesses', 'email'],
      ['private.mails', 'address'],
      ['public.business_invitations', 'address'],
    ]) {
      const [checked] = await database.query<{ definition: string }>(
        `select pg_get_expr(conbin, conrelid) as definition from pg_constraint
        where conrelid = $1::regclass and contype = 'c' and conkey = array[(
          select attnum from pg_attribute where attrelid = $1::regclass and attname = $2)]`,
        [table, column],
      );
      const [row] = await database.query(
        `select (${checked?.definition}) as is_taken from (select $1::text as ${column}) as row`,
        [address],
      );
      expect({ table, ...row }).toEqual({ table, is_taken: isValid });
    }
  },
);

test.each([
  [{ opening_hours: 'always' }],
  [{ opening_hours: [null] }],
  [{ opening_hours: [{ day_of_week: 1.5, opens: '09:00', closes: '10:00' }] }],
  [
    {
      opening_hours: Array.from({ length: 71 }, () => ({
        day_of_week: 1,
        opens: '09:00',
        closes: '09:01',
      })),
    },
  ],
  [{ special_hours: {} }],
  [{ special_hours: [null] }],
  [{ special_hours: [{ date: 'tomorrow', opens: null, closes: null, note: null }] }],
  [{ special_hours: [{ date: '2027-01-01', opens: null, closes: null, note: 7 }] }],
  [{ attributes: 'Parking' }],
  [{ attributes: [7] }],
  [{ location: 'here' }],
  [{ location: { lat: '39', lng: -101 } }],
  [{ services: {} }],
  [{ services: [{ name: 7 }] }],
  [{ services: [{ name: 'Cut', least_price_cents: '5' }] }],
  [{ name: 7 }],
  [{ category: 'no-such-category' }],
  [{ website: 'https://user@quixotry.example' }],
  [{ website: 'https://quixötry.example' }],
])('who asks by hand is refused what no form sends: %j', async (change) => {
  const reading = await read({ ...soundContent, ...change });
  expect(Object.keys(reading!.errors)).toEqual(Object.keys(change));
});

test('who asks by hand has kept what anybody can see', async () => {
  const given = {
    ...soundContent,
    website: 'https://quixotry\u0007.example',
    attributes: ['Park\u202eing'],
    special_hours: [{ date: '2026-11-26', opens: null, closes: null, note: 'Thanks\u0001giving' }],
  };
  const [reading] = await database.query<{ errors: object; content: object }>(
    'select * from private.read_submission($1)',
    [JSON.stringify(given)],
  );
  expect(reading?.errors).toEqual({});
  expect(reading?.content).toMatchObject({
    website: 'https://quixotry.example',
    attributes: ['Parking'],
    special_hours: [{ note: 'Thanksgiving' }],
  });
});

const minuteOfDay = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const emptyEntries = Array.from({ length: 60_000 }, () => ({}));
const manyTexts = Array.from({ length: 60_000 }, (_, at) => `text ${at}`);

test.each([
  [
    'spans of one day',
    {
      special_hours: Array.from({ length: 400 }, (_, count) => ({
        date: '2027-01-01',
        opens: minuteOfDay(2 * count),
        closes: minuteOfDay(2 * count + 1),
        note: null,
      })),
    },
    [],
  ],
  ['special days', { special_hours: emptyEntries }, ['special_hours']],
  ['services', { services: emptyEntries }, ['services']],
  ['features', { attributes: emptyEntries.map(() => '') }, ['attributes']],
  ['spans', { opening_hours: emptyEntries }, ['opening_hours']],
  ['texts within a service', { services: [{ name: manyTexts }] }, ['services']],
])('who sends very many %s is answered at once', async (_name, change, refused) => {
  const { rows } = await database.transaction(async (tx) => {
    // A second for each of them on a loaded machine; work that grows with their square takes minutes.
    await tx.query("set local statement_timeout = '20s'");
    const given = JSON.stringify({ ...soundContent, ...change });
    return tx.query<{ errors: object }>('select * from private.read_submission($1)', [given]);
  });
  const errors = rows[0]?.errors ?? {};
  expect(Object.keys(errors)).toEqual(refused);
});

test.each([
  { name: 'Joe’s Café & Bar', city: 'Austin', state: 'TX' },
  { name: 'Łódź Æble Straße', city: 'Saint-Étienne', state: 'PA' },
  { name: '!!!', city: 'Austin', state: 'TX' },
  { name: '北京烤鸭', city: 'New York', state: 'NY' },
  { name: 'n'.repeat(160), city: 'c'.repeat(100), state: 'TX' },
  { name: `${'n'.repeat(100)} and more words`, city: 'Austin', state: 'TX' },
])('a slug is the same whoever makes it: %j', async (listing) => {
  const { name, city, state } = listing;
  const [made] = await database.query('select private.create_slug($1, $2, $3) as slug', [
    name,
    city,
    state,
  ]);
  expect(made).toEqual({ slug: createSlug(listing) });
});

test('states are the same in SQL and in TypeScript, with their time zones', async () => {
  const states = await database.query(
    'select code, name, time_zone from private.states order by code',
  );
  expect(states).toEqual([...usStates].toSorted((a, b) => (a.code < b.code ? -1 : 1)));
});

test('zip codes are of the same states in SQL and in TypeScript', async () => {
  const ranges = await database.query<{ state: string; zips: string }>(
    'select state, zips from private.zip_ranges order by zips collate "C", state collate "C"',
  );
  expect(ranges.map(({ state, zips }) => [state, zips])).toEqual(zipRanges.toSorted(byZips));
});

function byZips(
  [state, zips]: readonly [string, string],
  [other, otherZips]: readonly [string, string],
) {
  return zips + state < otherZips + other ? -1 : 1;
}
