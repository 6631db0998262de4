import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

async function createPerson(role = 'community_user'): Promise<string> {
  const id = randomUUID();
  const address = `${id}@people.example`;
  await database.query('insert into auth.users (id, email) values ($1, $2)', [id, address]);
  await database.query('insert into public.profiles (user_id, role) values ($1, $2)', [id, role]);
  return id;
}

/** How many rows somebody sees, asked as PostgREST asks, or, without a path, as the realtime service does. */
async function countChanges(userId: string, path = ''): Promise<number> {
  return database.transaction(async (client) => {
    const claims = JSON.stringify({ sub: userId, role: 'authenticated' });
    await client.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.path', $2, true)`,
      [claims, path],
    );
    await client.query('set local role authenticated');
    return (await client.query('select id, user_id from public.live_changes')).rows.length;
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

const enqueue = `
  insert into private.queue_items (kind, id, title, city, state, waiting_since, signals, signal_count, facts)
  values ('submission', $1, 'Joe’s', 'Austin', 'TX', now(), '{}', 0, '{}')`;

test('a person is notified of changes to their own rows, once per transaction', async () => {
  const [person, other] = [await createPerson(), await createPerson()];
  const id = await addSubmission(person);
  expect(await countChanges(person)).toBe(1);
  await database.transaction(async (client) => {
    await client.query('update public.submissions set revision = 2 where id = $1', [id]);
    await client.query(
      `insert into public.notifications (recipient_id, kind, key, data)
       select $1, kind, 'one', '{}' from private.mail_kinds limit 1`,
      [person],
    );
  });
  expect(await countChanges(person)).toBe(2);
  await database.query('delete from public.submissions where id = $1', [id]);
  expect(await countChanges(person)).toBe(3);
  expect(await countChanges(other)).toBe(0);
  expect(await countChanges(person, '/live_changes')).toBe(0);
});

test('both sides of a conversation hear of it, and every colleague who may answer', async () => {
  const [person, owner, editor, hours, stranger] = await Promise.all(
    Array.from({ length: 5 }, () => createPerson()),
  );
  const [businessId, threadId] = [randomUUID(), randomUUID()];
  await database.query(
    `insert into public.businesses (id, slug, name, category_id, street, city, state, zip_code, time_zone, owner_id, status)
     select $1, 'colleagues', 'Colleagues', min(id), '1 Oak St', 'Austin', 'TX', '78701', 'America/Chicago', $2, 'published'
     from public.categories`,
    [businessId, owner],
  );
  await database.query(
    `insert into public.business_members (business_id, user_id, role) values ($1, $2, 'editor'), ($1, $3, 'hours')`,
    [businessId, editor, hours],
  );
  await database.query(
    `insert into public.message_threads (id, business_id, person_id, owner_id, last_side)
     values ($1, $2, $3, $4, 'person')`,
    [threadId, businessId, person, owner],
  );
  const countAll = () =>
    Promise.all([person, owner, editor, hours, stranger].map((id) => countChanges(id!)));
  const before = await countAll();
  await database.query(`update public.message_threads set last_side = 'business' where id = $1`, [
    threadId,
  ]);
  const heard = (await countAll()).map((count, at) => count - before[at]!);
  expect(heard).toEqual([1, 1, 1, 0, 0]);
});

test('an account can be deleted along with its rows', async () => {
  const person = await createPerson();
  await addSubmission(person);
  await database.query('delete from auth.users where id = $1', [person]);
  expect(await countChanges(person)).toBe(1);
});

test('admins are notified when items enter or leave the queue, once per transaction', async () => {
  const admin = await createPerson('admin');
  const [first, second] = [randomUUID(), randomUUID()];
  const before = await countChanges(admin);
  await database.transaction(async (client) => {
    await client.query(enqueue, [first]);
    await client.query(enqueue, [second]);
  });
  expect(await countChanges(admin)).toBe(before + 1);
  await database.query('delete from private.queue_items where id = $1', [first]);
  expect(await countChanges(admin)).toBe(before + 2);
});

test('owners get no notice of queue changes, and the API does not expose them', async () => {
  const owner = await createPerson('business_owner');
  const superAdmin = await createPerson('super_admin');
  await database.query(enqueue, [randomUUID()]);
  expect(await countChanges(superAdmin)).toBeGreaterThan(0);
  expect(await countChanges(owner)).toBe(0);
  expect(await countChanges(superAdmin, '/live_changes')).toBe(0);
});

test('changes are deleted after an hour', async () => {
  const admin = await createPerson('admin');
  await database.exec(
    `insert into public.live_changes (transaction, changed_at) values ('1', now() - interval '61 minutes')`,
  );
  await database.query(enqueue, [randomUUID()]);
  await database.query('select public.invalidate_due_tags()');
  const [row] = await database.query<{ old: number }>(
    `select count(*)::integer as old from public.live_changes where changed_at < now() - interval '1 hour'`,
  );
  expect(row?.old).toBe(0);
  expect(await countChanges(admin)).toBeGreaterThan(0);
});

test('published tables expose only ids and the row’s owner', async () => {
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
  expect(readable).toEqual([{ relation: 'live_changes', columns: ['id', 'user_id'] }]);
});
