import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

const superAdmin = randomUUID();
let database: Database;

beforeAll(async () => {
  database = await openSchema();
  const email = 'super@people.example';
  await database.query('insert into auth.users (id, email) values ($1, $2)', [superAdmin, email]);
  await database.query(`insert into public.profiles (user_id, role) values ($1, 'super_admin')`, [
    superAdmin,
  ]);
});
afterAll(() => database.close());

type Session = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Writes a row of the log, as a trigger does; its id. */
async function note(client: Session, after: object = {}): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into public.audit_log (action, table_name, row_id, after)
     values ('update', 'businesses', gen_random_uuid(), $1) returning id::integer`,
    [after],
  );
  return rows[0]!.id;
}

/** The same, committed: its id, and its number in the chain. */
async function appendEntry(after: object = {}): Promise<{ id: number; number: number }> {
  const id = await database.transaction((client) => note(client, after));
  const sql = 'select number::integer from private.audit_seals where audit_id = $1';
  const [seal] = await database.query<{ number: number }>(sql, [id]);
  return { id, number: seal!.number };
}

type Verified = { checked: number; of: number; hash: string; broken: object | null };

async function verifyIn(client: Session, after: number): Promise<Verified> {
  await client.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: superAdmin, role: 'authenticated' }),
  ]);
  await client.query('set local role authenticated');
  const sql = 'select public.verify_audit_log($1) as verified';
  const { rows } = await client.query<{ verified: Verified }>(sql, [after]);
  return rows[0]!.verified;
}

function verify(after = 0): Promise<Verified> {
  return database.transaction((client) => verifyIn(client, after));
}

/** What a check finds after something that only the owner of the database can do; it is undone. */
async function verifyBroken(...statements: string[]): Promise<Verified> {
  let found: Verified | undefined;
  const undone = new Error('undone');
  const broken = database.transaction(async (client) => {
    for (const table of ['public.audit_log', 'private.audit_seals']) {
      await client.query(`alter table ${table} disable trigger user`);
    }
    for (const sql of statements) await client.query(sql);
    found = await verifyIn(client, 0);
    throw undone;
  });
  await expect(broken).rejects.toBe(undone);
  return found!;
}

test('an untouched chain holds to its end, and goes on from where a check had come', async () => {
  const { number } = await appendEntry();
  await appendEntry();
  const whole = await verify();
  expect(whole).toMatchObject({ checked: number + 1, of: number + 1, broken: null });
  expect(whole.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await verify(number)).toEqual(whole);
});

type Head = { number: number; hash: string; has_stored: boolean };

async function readHead(client: Session, stored: { number: number; hash: string }): Promise<Head> {
  await client.query('set local role service_role');
  const { rows } = await client.query<{ head: Head }>('select public.audit_head($1, $2) as head', [
    stored.number,
    stored.hash,
  ]);
  await client.query('reset role');
  return rows[0]!.head;
}

test('a removed end is found by the row that was stored outside the database, also under new rows', async () => {
  for (let time = 0; time < 6; time += 1) await appendEntry();
  const undone = new Error('undone');
  const cut = database.transaction(async (client) => {
    const stored = await readHead(client, { number: 0, hash: '' });
    expect(stored.has_stored).toBe(true);
    expect(await readHead(client, stored)).toEqual(stored);
    for (const table of ['public.audit_log', 'private.audit_seals']) {
      await client.query(`alter table ${table} disable trigger user`);
    }
    await client.query(`with gone as (
      delete from private.audit_seals where number > ${stored.number - 5} returning audit_id
    ) delete from public.audit_log where id in (select audit_id from gone)`);
    expect(await readHead(client, stored)).toMatchObject({
      number: stored.number - 5,
      has_stored: false,
    });
    await client.query(`insert into private.audit_seals (number, audit_id, hash)
      select number, -number, repeat('a', 64)
      from generate_series(${stored.number - 4}, ${stored.number}) as number`);
    expect(await readHead(client, stored)).toMatchObject({
      number: stored.number,
      has_stored: false,
    });
    throw undone;
  });
  await expect(cut).rejects.toBe(undone);
});

test.each(['anon', 'authenticated'])('the role %s cannot read the end of the log', async (role) => {
  const read = database.transaction(async (client) => {
    await client.query(`set local role ${role}`);
    await client.query('select public.audit_head()');
  });
  await expect(read).rejects.toMatchObject({ code: '42501' });
});

test('the log of an empty directory holds', async () => {
  const found = await verifyBroken('truncate public.audit_log, private.audit_seals');
  expect(found).toEqual({ checked: 0, of: 0, hash: '0'.repeat(64), broken: null });
});

test.each([
  [`update public.audit_log set after = '{"row": 9}' where id =`, 'changed'],
  [`update public.audit_log set reason = 'another' where id =`, 'changed'],
  ['update public.audit_log set actor_id = gen_random_uuid() where id =', 'changed'],
  ['update public.audit_log set act_id = gen_random_uuid() where id =', 'changed'],
  ['update public.audit_log set first_of = null where id =', 'changed'],
  [
    `update public.audit_log set occurred_at = occurred_at + interval '1 microsecond' where id =`,
    'changed',
  ],
  [`update private.audit_seals set hash = repeat('a', 64) where audit_id =`, 'changed'],
  ['delete from public.audit_log where id =', 'missing'],
])('%s …: the first broken row is named', async (sql, fault) => {
  await appendEntry({ row: 1 });
  const { id, number } = await appendEntry({ row: 2 });
  await appendEntry({ row: 3 });
  const later = await appendEntry({ row: 4 });
  const found = await verifyBroken(`${sql} ${later.id}`, `${sql} ${id}`);
  expect(found).toMatchObject({ checked: number - 1, broken: { fault, number, id } });
});

test('a row that is taken out with its seal leaves its number empty', async () => {
  const { id, number } = await appendEntry();
  await appendEntry();
  const found = await verifyBroken(
    `delete from public.audit_log where id = ${id}`,
    `delete from private.audit_seals where audit_id = ${id}`,
  );
  expect(found).toMatchObject({ broken: { fault: 'unnumbered', number, id: null } });
});

test('a row that is changed with its own seal breaks the next one', async () => {
  const { id, number } = await appendEntry();
  const next = await appendEntry();
  const found = await verifyBroken(
    `update public.audit_log set after = '{"row": 9}' where id = ${id}`,
    `update private.audit_seals as s set hash = private.hash_audit(
       (select hash from private.audit_seals where number = ${number - 1}), s.number, a
     ) from public.audit_log as a where a.id = s.audit_id and a.id = ${id}`,
  );
  expect(found).toMatchObject({ broken: { fault: 'changed', number: next.number, id: next.id } });
});

/** What somebody with the rights of its owner can do to a row of the log, and to another. */
const tamperings = {
  'changed by one letter': (id: number) =>
    `update public.audit_log set after = jsonb_set(after, '{note}', to_jsonb(coalesce(after ->> 'note', '') || 'x'))
     where id = ${id}`,
  'of another moment': (id: number) =>
    `update public.audit_log set occurred_at = occurred_at - interval '1 microsecond' where id = ${id}`,
  dropped: (id: number) => `delete from public.audit_log where id = ${id}`,
  'dropped with its seal': (id: number) =>
    `with dropped as (delete from private.audit_seals where audit_id = ${id})
     delete from public.audit_log where id = ${id}`,
  'exchanged with another': (id: number, other: number) =>
    `update public.audit_log as a set row_id = b.row_id, after = b.after from public.audit_log as b
     where (a.id = ${id} and b.id = ${other}) or (a.id = ${other} and b.id = ${id})`,
};

test('an untampered audit chain verifies, and the first tampered row is reported', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((of) => !of.includes('\0'));
  const after = fc.record({
    note: text,
    rating: fc.double({ noNaN: true, noDefaultInfinity: true }),
    tags: fc.array(text, { maxLength: 3 }),
  });
  // How many rows each transaction writes.
  const written = fc.array(fc.array(after, { minLength: 1, maxLength: 3 }), {
    minLength: 2,
    maxLength: 4,
  });
  const how = fc.constantFrom(...Object.keys(tamperings)) as fc.Arbitrary<keyof typeof tamperings>;
  await fc.assert(
    fc.asyncProperty(written, how, fc.nat(), fc.nat(), async (transactions, name, one, two) => {
      const ids: number[] = [];
      for (const rows of transactions) {
        await database.transaction(async (client) => {
          for (const row of rows) ids.push(await note(client, row));
        });
      }
      expect(await verify()).toMatchObject({ broken: null });
      const first = one % (ids.length - 1);
      const [id, other] = [ids[first]!, ids[first + 1 + (two % (ids.length - first - 1))]!];
      const found = await verifyBroken(tamperings[name](id, other));
      const sql = 'select number::integer from private.audit_seals where audit_id = $1';
      const [seal] = await database.query<{ number: number }>(sql, [id]);
      expect(found.broken).toMatchObject({ number: seal!.number });
    }),
    { numRuns: 30 },
  );
});

test('a row that is added past the chain is named', async () => {
  const { id, number } = await appendEntry();
  const found = await verifyBroken(
    `insert into public.audit_log (id, action, table_name, row_id) overriding system value
     values (${id + 1000}, 'update', 'businesses', gen_random_uuid())`,
  );
  expect(found).toMatchObject({ checked: number, broken: { fault: 'unsealed', id: id + 1000 } });
});

test('concurrent transactions neither fork the audit chain nor wait for each other', async () => {
  const slow = { id: 0 };
  const quick = await database.transaction(async (client) => {
    slow.id = await note(client);
    // Would wait for good, were the chain locked before the end.
    const other = await appendEntry();
    await note(client);
    return other;
  });
  const writers = Array.from({ length: 8 }, () =>
    database.transaction(async (client) => {
      for (let row = 0; row < 5; row += 1) await note(client, { row });
    }),
  );
  await Promise.all(writers);
  const last = quick.number + 2 + 8 * 5;
  expect(await verify()).toMatchObject({ checked: last, of: last, broken: null });
  const [after] = await database.query(
    'select audit_id::integer from private.audit_seals where number = $1',
    [quick.number + 1],
  );
  expect(after).toEqual({ audit_id: slow.id });
});

test('a rolled-back transaction uses no audit number', async () => {
  const { number } = await appendEntry();
  const failing = database.transaction(async (client) => {
    await note(client);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await appendEntry()).toMatchObject({ number: number + 1 });
});

test.each([
  'update private.audit_seals set number = number + 1',
  'delete from private.audit_seals',
  'truncate private.audit_seals',
  'truncate public.audit_log',
])('%s: refused while the triggers stand', async (sql) => {
  await expect(database.exec(sql)).rejects.toMatchObject({ code: '42501' });
});
