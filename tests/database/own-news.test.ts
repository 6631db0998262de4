import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

async function createPerson(): Promise<string> {
  const id = randomUUID();
  const address = `${id}@people.example`;
  await database.query('insert into auth.users (id, email) values ($1, $2)', [id, address]);
  await database.query('insert into public.profiles (user_id) values ($1)', [id]);
  return id;
}

/** How many rows somebody sees, asked as PostgREST asks, or, without a path, as the realtime service does. */
async function countNews(userId: string, path = ''): Promise<number> {
  return database.transaction(async (client) => {
    const claims = JSON.stringify({ sub: userId, role: 'authenticated' });
    await client.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.path', $2, true)`,
      [claims, path],
    );
    await client.query('set local role authenticated');
    return (await client.query('select id, user_id from public.own_news')).rows.length;
  });
}

async function addSubmission(userId: string): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into public.submissions (id, submitter_id, content) values ($1, $2, '{}')`,
    [id, userId],
  );
  return id;
}

test('what changes of one’s own is news for that person alone, once in a transaction', async () => {
  const [person, other] = [await createPerson(), await createPerson()];
  const id = await addSubmission(person);
  expect(await countNews(person)).toBe(1);
  await database.transaction(async (client) => {
    await client.query('update public.submissions set revision = 2 where id = $1', [id]);
    await client.query(
      `insert into public.notifications (recipient_id, kind, key, data)
       select $1, kind, 'one', '{}' from private.mail_kinds limit 1`,
      [person],
    );
  });
  expect(await countNews(person)).toBe(2);
  await database.query('delete from public.submissions where id = $1', [id]);
  expect(await countNews(person)).toBe(3);
  expect(await countNews(other)).toBe(0);
  expect(await countNews(person, '/own_news')).toBe(0);
});

test('an account whose rows go with it is deleted', async () => {
  const person = await createPerson();
  await addSubmission(person);
  await database.query('delete from auth.users where id = $1', [person]);
  expect(await countNews(person)).toBe(1);
});

test('of published tables people may read nothing but whose row it is', async () => {
  // A hosted project's realtime service ignores column lists: it reads privileges.
  const readable = await database.query<{ relation: string; columns: string[] }>(
    `select p.tablename as relation, array_agg(a.attname::text order by a.attnum) as columns
     from pg_publication_tables as p
     join pg_attribute as a on a.attrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
       and a.attnum > 0 and not a.attisdropped
     where p.pubname = 'supabase_realtime'
       and (has_column_privilege('authenticated', a.attrelid, a.attnum, 'select')
         or has_column_privilege('anon', a.attrelid, a.attnum, 'select'))
     group by p.tablename order by p.tablename`,
  );
  expect(readable).toEqual([
    { relation: 'own_news', columns: ['id', 'user_id'] },
    { relation: 'queue_news', columns: ['id'] },
  ]);
});
