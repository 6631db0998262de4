import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers } from '#app/domain/answers.ts';
import type { Database } from '../../supabase/local/database.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;
const [admin, visitor] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  database = await openSchema();
  await database.query(
    `insert into auth.users (id, email) values ($1, 'al@people.example'), ($2, 'vi@people.example')`,
    [admin, visitor],
  );
  await database.query(
    `insert into public.profiles (user_id, first_name, role) values ($1, 'Al', 'admin')`,
    [admin],
  );
});
afterAll(() => database.close());

async function askAsAdmin(call: string): Promise<unknown> {
  return database.transaction(async (client) => {
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: admin, role: 'authenticated' }),
    ]);
    await client.query('set local role authenticated');
    const { rows } = await client.query<{ answer: unknown }>(`select public.${call} as answer`);
    return rows[0]?.answer;
  });
}

const findCharts = async () => answers.find_charts.parse(await askAsAdmin('find_charts()'));

async function measure() {
  await database.query('select public.measure_charts()');
  return findCharts();
}

test('there are 104 weeks, the last of them this one; what the task has counted stays until it counts again', async () => {
  const { weeks, coverage } = await findCharts();
  expect(weeks).toHaveLength(104);
  expect(coverage).toEqual([]);
  const last = Date.parse(weeks.at(-1)?.week ?? '');
  expect(new Date(last).getUTCDay()).toBe(1);
  expect(Date.now() - last).toBeLessThan(7 * 86_400_000 + 1);
  await measure();
  await database.exec(`update private.charts set measured_at = '2026-01-01 UTC'`);
  expect(Date.parse((await findCharts()).measured_at)).toBe(Date.UTC(2026, 0));
});

test('charts count submissions and decision times by week', async () => {
  const send = (status: string, sentDaysAgo: number, hours: number) =>
    database.query(
      `insert into public.submissions (id, submitter_id, status, content, sent_at, decided_at, reason)
       values ($1, $2, $3, '{}', date_trunc('week', now(), 'UTC') - make_interval(days => $4),
         date_trunc('week', now(), 'UTC') - make_interval(days => $4) + make_interval(hours => $5), 'No')`,
      [randomUUID(), visitor, status, sentDaysAgo, hours],
    );
  await send('rejected', 7, 2);
  await send('rejected', 7, 4);
  await send('rejected', 7, 12);
  await send('rejected', 3, 24 * 5);
  const { weeks } = await measure();
  expect(weeks.at(-2)).toMatchObject({
    submissions: 4,
    decisions: { submissions: { decided: 3, median_hours: 4, p90_hours: 10.4 } },
  });
  expect(weeks.at(-1)).toMatchObject({
    submissions: 0,
    decisions: { submissions: { decided: 1, median_hours: 120 } },
  });
});

test('charts count the listings without hours, phone, and photo in each city', async () => {
  await database.exec(`
    insert into public.businesses (name, slug, category_id, status, city, state, zip_code, time_zone, phone, metro_id)
    select 'Place ' || n, 'place-' || n, (select min(id) from public.categories),
      (case when n = 4 then 'draft' else 'published' end)::public.listing_status,
      'Nowhere', 'TX', '79999', 'America/Chicago', case when n = 1 then '(512) 555-0100' end,
      case when n < 3 then (select id from public.metros order by slug limit 1) end
    from generate_series(1, 4) as n;
    insert into public.opening_hours (business_id, day_of_week, opens, closes)
    select id, 1, '09:00', '17:00' from public.businesses where slug = 'place-2'`);
  const { coverage, weeks } = await measure();
  expect(weeks.at(-1)?.listings).toBe(3);
  const [slug] = await database.query<{ slug: string }>(
    'select slug from public.metros order by slug limit 1',
  );
  expect(coverage).toEqual([
    {
      ...slug,
      name: expect.stringMatching(/^\w.*, [A-Z]{2}$/),
      listings: 2,
      no_hours: 1,
      no_phone: 1,
      no_photo: 2,
    },
    { slug: null, name: null, listings: 1, no_hours: 1, no_phone: 1, no_photo: 1 },
  ]);
});

test('admins see charts, nobody else does, and the scheduler alone measures them', async () => {
  const { client: admins } = await signInAs('admin');
  const { client: owners } = await signInAs('owner');
  const find = await Promise.all([admins, owners, asAnyone()].map((db) => db.rpc('find_charts')));
  expect(find.map(({ error }) => error?.code)).toEqual([undefined, '42501', '42501']);
  const count = await Promise.all(
    [asService(), admins, asAnyone()].map((db) => db.rpc('measure_charts')),
  );
  expect(count.map(({ error }) => error?.code)).toEqual([undefined, '42501', '42501']);
});
