import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileSupabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { openSchema } from '../support/open-schema.ts';
import { createPerson } from '../support/people.ts';

const maxBytes = 2_000_000;

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

type ApiAnswer = { question: string; bytes: number; body: string; status: number };

/** What the API answers to somebody with the key that every browser has. */
async function ask(question: string, token?: string): Promise<ApiAnswer> {
  const { url, publishableKey } = fileSupabase();
  const headers = {
    apikey: publishableKey,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${url}/rest/v1/${question}`, { headers });
  const body = await response.text();
  return { question, bytes: body.length, body: body.slice(0, 300), status: response.status };
}

/** Too long an answer, or one that the database gave up. */
const tooMuch = ({ bytes, status }: ApiAnswer) => bytes > maxBytes || status >= 500;

/** Tables and views, and by the foreign keys between them the circles that PostgREST can embed. */
async function findQuestions() {
  const relations = await database.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') order by name`);
  const keys = await database.query<{ child: string; parent: string; key: string }>(`
    select k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent, k.conname as key
    from pg_constraint as k join pg_class as parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and parent.relnamespace = 'public'::regnamespace
      and k.conrelid <> k.confrelid -- PostgREST embeds no table in itself
    order by key`);
  expect(keys.length).toBeGreaterThan(10);
  const short = (table: string) => table.replace('public.', '');
  const circles = keys.flatMap(({ child, parent, key }) => {
    const [c, p] = [short(child), short(parent)];
    const down = `${c}!${key}`;
    const up = `${p}!${key}`;
    return [
      `${p}?select=id,${down}(business:${up}(again:${down}(last:${up}(id))))`,
      `${c}?select=${up}(id,${down}(again:${up}(id)))`,
    ];
  });
  return { tables: relations.map(({ name }) => name), circles };
}

test('with the publishable key no circle of relations says anything', async () => {
  const { circles } = await findQuestions();
  const answers: ApiAnswer[] = [];
  for (const circle of circles) answers.push(await ask(`${circle}&limit=20`));
  // Refused, or without a row: a question that PostgREST does not understand would prove nothing.
  const isSilent = ({ status, body }: ApiAnswer) =>
    status === 401 || (status === 200 && body === '[]');
  expect(answers.filter((answer) => !isSilent(answer))).toEqual([]);
});

test('circular embeds show a signed-in person no rows of others', async () => {
  const { client } = await signInAs('visitor');
  const token = (await client.auth.getSession()).data.session?.access_token;
  const { circles } = await findQuestions();
  for (const circle of circles) {
    expect.soft(tooMuch(await ask(circle, token)), circle).toBe(false);
  }
});

test('with the publishable key no table returns rows, however often a column is requested', async () => {
  const { tables } = await findQuestions();
  expect(tables).toContain('businesses');
  for (const table of tables) {
    const whole = await ask(`${table}?select=*`);
    expect.soft(whole.status === 200 ? whole.body : '[]', table).toBe('[]');
  }
  const often = Array.from({ length: 300 }, (_, copy) => `c${copy}:body`).join(',');
  expect(await ask(`articles?select=${often}`)).toMatchObject({ body: '[]' });
});

test('circular embeds of an owner’s own listings, hours, and reviews do not grow', async () => {
  const { client, userId } = await createPerson('business_owner');
  const token = (await client.auth.getSession()).data.session?.access_token;
  const listings = await createListings(
    ...Array.from({ length: 40 }, () => ({ owner_id: userId })),
  );
  const service = asService();
  for (const { id: business_id } of listings) {
    const times = Array.from({ length: 28 }, (_, span) => ({
      business_id,
      day_of_week: (span % 7) + 1,
      opens: `${String(6 + 4 * Math.floor(span / 7)).padStart(2, '0')}:00`,
      closes: `${String(8 + 4 * Math.floor(span / 7)).padStart(2, '0')}:00`,
    }));
    expect((await service.from('opening_hours').insert(times)).error).toBeNull();
  }
  const hours = 'opening_hours(businesses(opening_hours(businesses(opening_hours(opens)))))';
  const kinds = 'categories(businesses(categories(businesses(categories(businesses(slug))))))';
  const { circles } = await findQuestions();
  const questions = [
    ...[hours, kinds].map((circle) => `businesses?select=slug,${circle}`),
    `opening_hours?select=businesses(${hours})`,
    `categories?select=businesses(${kinds})`,
    ...circles,
  ];
  for (const question of questions) {
    const answer = await ask(question, token);
    expect
      .soft(tooMuch(answer), `${question}: ${answer.status}, ${answer.bytes} bytes`)
      .toBe(false);
  }
  // What is asked for by itself is there.
  expect((await client.from('businesses').select('id')).data).toHaveLength(40);
});

test.each([
  'get_blog',
  'find_guides',
  'find_posts?whole=true',
  'places_within?south=20&west=-130&north=50&east=-60',
  'search_businesses?q=a',
  'search_businesses?near=TX&sort=name',
  'suggest?q=a',
  'find_former_listings?q=the',
])('the longest answer of %s is below 2 MB and 1 s', async (call) => {
  const answer = await ask(`rpc/${call}`);
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.bytes).toBeGreaterThan(2);
  expect(tooMuch(answer)).toBe(false);
});

test('parts of a listing are as public as the listing, and readable through functions only', async () => {
  const parts = ['opening_hours', 'special_hours', 'services', 'reviews', 'fact_confirmations'];
  const id = '5eed0000-0000-4000-8000-0000000000e1';
  await database.transaction(async (tx) => {
    await tx.query(`insert into public.businesses (id, slug, name, category_id, city, state, zip_code, time_zone, status)
      select '${id}', 'embedded', 'Embedded', min(id), 'Austin', 'TX', '78701', 'America/Chicago', 'pending' from public.categories`);
    await tx.query(
      `insert into public.opening_hours (business_id, day_of_week, opens, closes) values ('${id}', 1, '09:00', '17:00')`,
    );
    await tx.query(
      `insert into public.special_hours (business_id, date) values ('${id}', current_date)`,
    );
    await tx.query(`insert into public.services (business_id, name) values ('${id}', 'Cut')`);
    await tx.query(
      `insert into public.reviews (business_id, author_name, rating, body) values ('${id}', 'Ana', 4, 'Good')`,
    );
    await tx.query(
      `insert into public.fact_confirmations (business_id, fact, source) values ('${id}', 'phone', 'directory')`,
    );
    const countAs = async (role: string, path: string) => {
      await tx.query(`select set_config('request.path', '${path}', true)`);
      await tx.query(`set local role ${role}`);
      const counts = parts.map(
        (part) => `(select count(*)::integer from public.${part} where business_id = '${id}')`,
      );
      const found = await tx.query<{ counts: number[] }>(
        `select array[${counts.join(',')}] as counts`,
      );
      await tx.query('reset role');
      return found.rows[0]?.counts;
    };
    const [none, all] = [
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
    ];
    for (const role of ['anon', 'authenticated']) {
      await tx.query(`update public.businesses set status = 'pending' where id = '${id}'`);
      expect(await countAs(role, '/rpc/get_business')).toEqual(none);
      await tx.query(`update public.businesses set status = 'published' where id = '${id}'`);
      expect(await countAs(role, '/rpc/get_business')).toEqual(all);
      for (const path of ['/businesses', '/rpc/graphql', '']) {
        expect(await countAs(role, path)).toEqual(none);
      }
    }
  });
});
