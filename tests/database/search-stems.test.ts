import { afterAll, beforeAll, expect, test } from 'vitest';
import { normalizeWords } from '#app/domain/search/normalize-words.ts';
import { respell } from '#app/domain/search/read-words.ts';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
  await database.exec(`
    insert into public.businesses
      (slug, name, description, category_id, street, city, state, zip_code, time_zone, status)
    select lower(name), name, 'Quixotic.', (select min(id) from public.categories), '1 Zyx Row', 'Testville', 'KS', '67999',
      'America/Chicago', case name when 'Zygote' then 'draft' else 'published' end::public.listing_status
    from unnest('{Zyzzyva,Zyzzyvarium,Zymurgy,Zygote}'::text[]) as name`);
});
afterAll(() => database.close());

async function spellOut(query: string): Promise<string | undefined> {
  const [row] = await database.query<{ spelled: string }>(
    'select private.spell_out($1::tsquery)::text as spelled',
    [query],
  );
  return row?.spelled;
}

test.each([
  ["'zyzzyva':*", "'zyzzyva' | 'zyzzyvarium'"],
  ["'zyzzyvar':* & 'quixot':*", "'zyzzyvarium' & 'quixot'"],
  ["( 'zymurgi':* | 'pub' ) & 'in'", "( 'zymurgi' | 'pub' ) & 'in'"],
  ["'zyx':*", "'zyx'"],
  ["'street':*", "'street'"], // not 'street:zyx', which an address has
])('a word prefix expands to the stems that start with it: %s', async (query, spelled) => {
  expect(await spellOut(query)).toBe(spelled);
});

test.each([
  ["'zyzzyva':* & 'quixot':*", true],
  ["'zyzzyva':* & 'zyx':*", false],
  ["'zyzzyva':* | 'zyx':*", true],
  ["'zyzzyva' & ( 'zyx':* | 'zymurg':* )", true],
  ["'zyzzyva' & 'zymur'", false],
  ["'host:zyx.example':*", false],
  ["'zyzzyva' <-> 'quixot'", true],
  ['', false],
])('whether listings have stems enough for a query: %s', async (query, expected) => {
  const [row] = await database.query<{ has: boolean }>(
    'select private.has_stems($1::tsquery) as has',
    [query],
  );
  expect(row?.has).toBe(expected);
});

test('a beginning of very many stems stays one', async () => {
  await database.exec(`
    update public.businesses set description = (select string_agg('xy' || n, ' ') from generate_series(10, 70) as n)
    where slug = 'zymurgy'`);
  expect(await spellOut("'xy':*")).toBe("'xy':*");
  expect(await spellOut("'xy1':*")).toMatch(/^'xy10' \| 'xy11' \|.*'xy19'$/);
});

test('words of a listing are searchable as soon as it is published', async () => {
  expect(await spellOut("'zygo':*")).toBe("'zygo'");
  await database.exec(`update public.businesses set status = 'published' where slug = 'zygote'`);
  expect(await spellOut("'zygo':*")).toBe("'zygot' | 'zygote'");
});

test('words of a listing are searchable as soon as they change', async () => {
  await database.exec(`update public.businesses set name = 'Xylem' where slug = 'zyzzyva'`);
  expect(await spellOut("'xyl':*")).toBe("'xylem'");
});

test.each([
  'Café Müller & Söhne',
  "Smoke n' Ash BBQ",
  'U.S. Bank, N.A.',
  'Bar-B-Q Wi-Fi 24/7',
  'Twenty-First Amendment',
  'Thirty Two St. Mary’s',
  '24hrs Ærø Straße №5',
  '¿Dónde está? ',
])('names and texts are normalized and spelled alike: %s', async (text) => {
  const [row] = await database.query<{ name: string }>(
    'select private.respell(private.normalize($1)) as name',
    [text],
  );
  expect(respell(normalizeWords(text).split(' ')).join(' ')).toBe(row?.name);
});
