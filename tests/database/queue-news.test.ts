import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

async function createPerson(role: string): Promise<string> {
  const id = randomUUID();
  await database.query('insert into auth.users (id, email) values ($1, $2)', [
    id,
    `${id}@people.example`,
  ]);
  await database.query('insert into public.profiles (user_id, role) values ($1, $2)', [id, role]);
  return id;
}

/** How many rows somebody sees, asked as PostgREST asks, or, without a path, as the realtime service does. */
async function countNews(userId: string, path: string | null): Promise<number> {
  return database.transaction(async (client) => {
    const claims = JSON.stringify({ sub: userId, role: 'authenticated' });
    await client.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.path', $2, true)`,
      [claims, path ?? ''],
    );
    await client.query('set local role authenticated');
    return (await client.query('select id from public.queue_news')).rows.length;
  });
}

test('what begins and ceases to wait is news for admins, once in a transaction', async () => {
  const admin = await createPerson('admin');
  const [first, second] = [randomUUID(), randomUUID()];
  const enqueue = `select private.enqueue('submission', $1, 'Joe’s', 'Austin', 'TX')`;
  await database.transaction(async (client) => {
    await client.query(enqueue, [first]);
    await client.query(enqueue, [second]);
  });
  expect(await countNews(admin, null)).toBe(1);
  await database.query(`select private.dequeue('submission', $1)`, [first]);
  expect(await countNews(admin, null)).toBe(2);
});

test('nobody else hears of it, and nobody reads it through the API', async () => {
  const owner = await createPerson('business_owner');
  const superAdmin = await createPerson('super_admin');
  await database.query(`select private.enqueue('submission', $1, 'Joe’s', 'Austin', 'TX')`, [
    randomUUID(),
  ]);
  expect(await countNews(superAdmin, null)).toBeGreaterThan(0);
  expect(await countNews(owner, null)).toBe(0);
  expect(await countNews(superAdmin, '/queue_news')).toBe(0);
});

test('an hour of news is kept', async () => {
  const admin = await createPerson('admin');
  await database.exec(
    `insert into public.queue_news (transaction, changed_at) values ('1', now() - interval '61 minutes')`,
  );
  await database.query(`select private.enqueue('submission', $1, 'Joe’s', 'Austin', 'TX')`, [
    randomUUID(),
  ]);
  const [row] = await database.query<{ old: number }>(
    `select count(*)::integer as old from public.queue_news where changed_at < now() - interval '1 hour'`,
  );
  expect(row?.old).toBe(0);
  expect(await countNews(admin, null)).toBeGreaterThan(0);
});
