import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsWith } from '#app/domain/business/business.ts';
import { emailCases } from '#app/domain/contact/email-cases.ts';
import { linkCases } from '#app/domain/contact/link-cases.ts';
import { createSlug } from '#app/domain/import/create-slug.ts';
import { contentCases, soundContent } from '#app/domain/submission/content-cases.ts';
import { parseFields } from '#app/domain/submission/listing-rules.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import { isBlank } from '#app/domain/text/text.ts';
import { usStates, zipRanges } from '#app/domain/us-state/us-state.ts';
import { findConstraintViolation } from '#app/services/supabase/describe-failure.ts';
import type { Database } from '../../supabase/local/database.ts';
import { edgeCaseJson, storableTexts } from '../support/edge-cases.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

const folder = randomUUID();

/** Returns what the database stores of a submission's content; the field that it refuses as an error. */
async function read(content: object) {
  try {
    const given = [JSON.stringify(content), folder];
    const [row] = await database.query<{ read: Content }>(
      'select private.read_submission($1, $2) as read',
      given,
    );
    return { stored: row?.read ?? null, refused: null };
  } catch (error) {
    return {
      stored: null,
      refused: findConstraintViolation(error as { code: string; message: string })?.field ?? '',
    };
  }
}

/** Null where the database stores what the rules return, and refuses what they refuse by one of these fields. */
async function findDisagreement(content: Content) {
  const { isValid, values, errors } = parseFields(content);
  const { stored, refused } = await read(values);
  const agrees = isValid
    ? isDeepStrictEqual(stored, values)
    : refused !== null && Object.keys(errors).includes(refused);
  return agrees ? null : { errors, refused, stored };
}

test.each(contentCases)(
  'the database stores and refuses as the rules do: %s',
  async (_name, change, errors) => {
    const content = { ...soundContent, ...change };
    expect(parseFields(content).errors).toEqual(errors);
    expect(await findDisagreement(content)).toBeNull();
  },
);

const span = { day_of_week: 1, opens: '09:00', closes: '12:00' };
const day = { date: '2027-01-01', opens: '09:00', closes: '12:00', note: null };
const service = soundContent.services[0]!;

/** A text in each place where a listing can have one. */
const textPlaces: Record<string, (text: string) => object> = {
  ...Object.fromEntries(
    fieldsWith({ is_text: true }).map(({ name }) => [name, (text: string) => ({ [name]: text })]),
  ),
  category: (text) => ({ category: text }),
  hours_words: (text) => ({ hours_words: text }),
  'the begin of hours': (text) => ({ opening_hours: [{ ...span, opens: text }] }),
  'the end of hours': (text) => ({ opening_hours: [{ ...span, closes: text }] }),
  'a special date': (text) => ({ special_hours: [{ ...day, date: text }] }),
  'the end of a special day': (text) => ({ special_hours: [{ ...day, closes: text }] }),
  'a note': (text) => ({ special_hours: [{ ...day, note: text }] }),
  'a service': (text) => ({ services: [{ ...service, name: text }] }),
  'a description of a service': (text) => ({ services: [{ ...service, description: text }] }),
  'a unit of a price': (text) => ({ services: [{ ...service, price_unit: text }] }),
  'a feature': (text) => ({ attributes: [text] }),
};

test.each([...storableTexts, ['a no-break space', '\u00a0'] as const])(
  'for %s in any field, the database stores and rejects the same values as the form rules',
  async (_, text) => {
    for (const [place, write] of Object.entries(textPlaces)) {
      // Categories are rows of the database.
      if (place === 'category' && text.trim() !== '') continue;
      const disagreement = await findDisagreement({ ...soundContent, ...write(text) });
      expect({ place, disagreement }).toEqual({ place, disagreement: null });
    }
  },
);

test('for JSON of the wrong type, the database rejects the same values as the form rules', async () => {
  for (const field of Object.keys(soundContent)) {
    for (const value of edgeCaseJson) {
      // Whose folders photos are in is the database's rule.
      if (field === 'photos') continue;
      const disagreement = await findDisagreement({ ...soundContent, [field]: value });
      expect({ field, value, disagreement }).toEqual({ field, value, disagreement: null });
    }
  }
});

test('each text of a listing has a domain with its constraint, in the table too', async () => {
  const columns = await database.query<{ name: string; constraint: string }>(
    `select attname as name, conname as constraint from pg_attribute
    join pg_constraint on contypid = atttypid
    where attrelid = 'public.businesses'::regclass and attnum > 0`,
  );
  const expected = fieldsWith({ is_text: true }).map(({ name }) => ({ name, constraint: name }));
  expect(columns).toEqual(expect.arrayContaining(expected));
});

test('SQL and the form agree on which characters are blank', async () => {
  const rows = await database.query<{ code: number }>(
    `select code from generate_series(1, 1114111) as code
    where code not between 55296 and 57343 and private.is_blank(chr(code))`,
  );
  const blank = Array.from({ length: 0x11_0000 }, (_, code) => code).filter(
    (code) => code > 0 && (code < 0xd800 || code > 0xdfff) && isBlank(String.fromCodePoint(code)),
  );
  expect(rows.map(({ code }) => code)).toEqual(blank);
  expect(blank).toEqual(expect.arrayContaining([0xa0, 0x200b, 0x202e, 0x3000, 0xfeff, 0xe0041]));
});

test.each(linkCases)(
  'for the address %j, all links of a listing and of evidence agree whether it is valid: %j',
  async (link, isValid) => {
    const domains = fieldsWith({ kind: 'link' }).map(({ name }) => `private.listing_${name}`);
    for (const domain of domains) {
      const cast = database.query(`select $1::${domain}`, [link]);
      expect([
        domain,
        await cast.then(
          () => true,
          () => false,
        ),
      ]).toEqual([domain, isValid]);
    }
    expect(await database.query('select private.is_link($1) as is_valid', [link])).toEqual([
      { is_valid: isValid },
    ]);
  },
);

test.each(emailCases)(
  'for the email %j, the form, listings, and mails agree whether it is valid: %j',
  async (address, isValid) => {
    expect(await findDisagreement({ ...soundContent, email: address })).toBeNull();
    for (const [table, column] of [
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
  [{ services: [{ name: 'Cut', min_price_cents: '5' }] }],
  [{ name: 7 }],
  [{ category: 'no-such-category' }],
  [{ website: 'https://user@quixotry.example' }],
  [{ website: 'https://quixötry.example' }],
])('a direct call with content that no form sends is rejected: %j', async (change) => {
  expect([(await read({ ...soundContent, ...change })).refused]).toEqual(Object.keys(change));
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
    null,
  ],
  ['special days', { special_hours: emptyEntries }, 'special_hours'],
  ['services', { services: emptyEntries }, 'services'],
  ['features', { attributes: emptyEntries.map(() => '') }, 'attributes'],
  ['spans', { opening_hours: emptyEntries }, 'opening_hours'],
  ['texts within a service', { services: [{ name: manyTexts }] }, 'services'],
])('content with very many %s is checked quickly', async (_name, change, refused) => {
  // A second for each of them on a loaded machine; work that grows with their square takes minutes.
  await database.query("set statement_timeout = '20s'");
  expect((await read({ ...soundContent, ...change })).refused).toBe(refused);
});

test.each([
  { name: 'Joe’s Café & Bar', city: 'Austin', state: 'TX' },
  { name: 'Łódź Æble Straße', city: 'Saint-Étienne', state: 'PA' },
  { name: '!!!', city: 'Austin', state: 'TX' },
  { name: '北京烤鸭', city: 'New York', state: 'NY' },
  { name: 'n'.repeat(160), city: 'c'.repeat(100), state: 'TX' },
  { name: `${'n'.repeat(100)} and more words`, city: 'Austin', state: 'TX' },
])('the database and the app create the same slug: %j', async (listing) => {
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
