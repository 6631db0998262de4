import { randomUUID } from 'node:crypto';
import { soundContent } from '#app/domain/submission/content-cases.ts';
import { connectDatabase } from '../../supabase/local/database.ts';
import { withClient } from '../../supabase/local/postgres/admin.ts';
import { cloneDatabase } from '../../supabase/local/postgres/databases.ts';
import type { ServerHandle } from '../../supabase/local/postgres/server.ts';
import { openTestServer, templateDatabases } from '../support/test-server.ts';
import { multiplyListings } from './multiply-listings.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

/** Pages of 8 kB that PostgreSQL reads or writes, and bytes of its write-ahead log. */
type Cost = { blocks: number; wal: number };

type Write = {
  /** What it may cost: somewhat more than it does. */
  limit: { blocks: number; kilobytes: number };
  /** Rows of one statement: costs are per row. */
  rows?: number;
  /** Makes what the write is about; returns the request to be measured. */
  prepare: (people: People, run: number) => Promise<Request>;
};

/** Who asks by SQL, as PostgREST would: `person` null is the service role. */
type Request = { person: string | null; sql: string; params: unknown[] };

/** Sessions and persons of a bench. */
type People = {
  /** Past all policies. */
  admin: Client;
  ask: (request: Request) => Promise<unknown>;
  createPerson: (role: string) => Promise<string>;
  /** The id of a listing with hours that nobody owns, each once. */
  takeListing: () => Promise<string>;
};

const database = 'writes';
/** The seed's listings so many times: 99,000. */
const times = 33;
/** The first runs fill caches, and make the plans that PostgreSQL keeps from the sixth execution on. */
const [warmUps, runs] = [6, 7];
const importedRows = 100;

/**
 * Most of the pages, as `pg_statio_all_indexes` counts them by relation: a listing's new words in the GIN index of
 * search (90 for a row, 150 for another description); the listing itself by its key, from foreign keys and triggers
 * (an approval 154); words and stems that are counted (an approval 90); listings that may be the same business (an
 * imported row 84).
 */
const writes: Record<string, Write> = {
  'a phone number': {
    limit: { blocks: 280, kilobytes: 10 },
    prepare: (people, run) =>
      prepareEdit(people, 'phone', `(512) 555-${String(1000 + run).padStart(4, '0')}`),
  },
  'a description': {
    limit: { blocks: 450, kilobytes: 27 },
    prepare: (people, run) => prepareEdit(people, 'description', `Bread and cake since ${run}.`),
  },
  hours: {
    limit: { blocks: 520, kilobytes: 14 },
    prepare: (people) =>
      prepareEdit(
        people,
        'opening_hours',
        [1, 2, 3, 4, 5, 6].map((day) => ({ day_of_week: day, opens: '07:15', closes: '18:45' })),
      ),
  },
  'an approval': {
    limit: { blocks: 960, kilobytes: 32 },
    prepare: (people, run) => prepareDecision(people, run, true),
  },
  'a rejection': {
    limit: { blocks: 195, kilobytes: 8 },
    prepare: (people, run) => prepareDecision(people, run, false),
  },
  'a claim by code': { limit: { blocks: 510, kilobytes: 14 }, prepare: prepareClaim },
  'an imported row': {
    limit: { blocks: 400, kilobytes: 19 },
    rows: importedRows,
    prepare: prepareImport,
  },
  'a beacon': {
    limit: { blocks: 12, kilobytes: 1 },
    rows: importedRows,
    prepare: prepareBeacons,
  },
};

/**
 * What writes of people cost at 99,000 listings, each a transaction with PostgREST's check before
 * it and all that happens at its commit: the median of some warm runs.
 * @throws Error that names those over their limit
 */
export async function benchWrites(): Promise<void> {
  // Not durable, so without full pages in the log: those depend on the last checkpoint.
  const { handle: server, stop } = await openTestServer(console.log);
  try {
    await prepareListings(server);
    const lines = await withSessions(server, measureAll);
    console.log(`\nWrites at ${(3_000 * times).toLocaleString('en-US')} listings`);
    console.table(lines);
    const dear = lines.filter(
      ({ write, blocks, kilobytes }) =>
        blocks > writes[write]!.limit.blocks || kilobytes > writes[write]!.limit.kilobytes,
    );
    if (dear.length === 0) return;
    const names = dear.map(({ write }) => write);
    throw new Error(`Over the limit of tests/bench/writes.ts: ${names.join(', ')}`);
  } finally {
    await stop();
  }
}

async function prepareListings(server: ServerHandle): Promise<void> {
  await cloneDatabase({ server, name: database, template: templateDatabases.seeded });
  const pool = connectDatabase({ server, name: database, role: 'postgres' });
  await multiplyListings({ server, name: database, database: pool, times, onProgress: () => {} });
  await pool.close();
}

async function withSessions<Result>(
  server: ServerHandle,
  run: (people: People, measure: (request: Request) => Promise<Cost>) => Promise<Result>,
): Promise<Result> {
  const role = 'supabase_admin';
  return withClient({ server, database: 'postgres', role }, (watcher) =>
    withClient({ server, database, role }, (admin) =>
      withClient({ server, database, role }, async (session) => {
        // Autovacuum would write meanwhile.
        await watcher.query('alter system set autovacuum = off');
        await watcher.query('select pg_reload_conf()');
        await addPeople(admin);
        const ask = (request: Request) => askAs(session, request);
        const people = {
          admin,
          ask,
          createPerson: createPersons(admin),
          takeListing: await listListings(admin),
        };
        return run(people, async (request) => {
          const before = await readCost(watcher, session);
          await ask(request);
          const after = await readCost(watcher, session);
          return { blocks: after.blocks - before.blocks, wal: after.wal - before.wal };
        });
      }),
    ),
  );
}

async function measureAll(people: People, measure: (request: Request) => Promise<Cost>) {
  const lines = [];
  for (const [write, { prepare, rows = 1 }] of Object.entries(writes)) {
    const costs: Cost[] = [];
    for (let run = 0; run < warmUps + runs; run += 1) {
      costs.push(await measure(await prepare(people, run)));
    }
    const warm = costs.slice(warmUps);
    const wal = median(warm.map((cost) => cost.wal)) / rows;
    const blocks = Math.round(median(warm.map((cost) => cost.blocks)) / rows);
    lines.push({ write, blocks, kilobytes: Math.round(wal / 100) / 10 });
  }
  return lines;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Of all that the database and the server have done so far. `explain` would leave out a commit's triggers. */
async function readCost(watcher: Client, session: Client): Promise<Cost> {
  await session.query('select pg_stat_force_next_flush()');
  await session.query('select 1');
  const { rows } = await watcher.query<{ blocks: string; wal: string }>(
    `select pg_stat_get_db_blocks_fetched(oid) as blocks,
      pg_current_wal_insert_lsn() - '0/0' as wal
    from pg_database where datname = $1`,
    [database],
  );
  return { blocks: Number(rows[0]!.blocks), wal: Number(rows[0]!.wal) };
}

/** A request as PostgREST runs it. */
async function askAs(session: Client, { person, sql, params }: Request): Promise<unknown> {
  const role = person === null ? 'service_role' : 'authenticated';
  await session.query('begin');
  await session.query(
    `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
      set_config('request.headers', $3, true), set_config('request.method', 'POST', true),
      set_config('request.path', $4, true)`,
    [
      role,
      JSON.stringify({ role, ...(person !== null && { sub: person }) }),
      JSON.stringify({ 'content-length': '500', 'x-write-id': randomUUID() }),
      `/rpc/${/public\.(\w+)\(/.exec(sql)?.[1] ?? ''}`,
    ],
  );
  await session.query('select private.check_request()');
  const { rows } = await session.query(sql, params);
  await session.query('commit');
  return (rows[0] as { answer?: unknown } | undefined)?.answer;
}

/**
 * People with drafts, as a directory of this size has: PostgreSQL reads the whole of a table with few rows instead of
 * an index, so that each further page of the seed's would count several times.
 */
async function addPeople(admin: Client): Promise<void> {
  await admin.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, created_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', number || '@people.example', now(), now() - interval '1 year'
    from generate_series(1, 2000) as number`,
  );
  await admin.query(
    `insert into public.submissions (id, submitter_id, content)
    select gen_random_uuid(), id, $1 from auth.users where email ~ '^[0-9]+@people'`,
    [JSON.stringify(soundContent)],
  );
  // As after an hour.
  await admin.query('truncate public.live_changes; analyze auth.users, public.submissions');
}

function createPersons(admin: Client): People['createPerson'] {
  return async (role) => {
    const id = randomUUID();
    await admin.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, created_at)
      values ($1, 'authenticated', 'authenticated', $2, now(), now() - interval '2 days')`,
      [id, `${id}@people.example`],
    );
    await admin.query(
      `insert into public.profiles (user_id, first_name, role) values ($1, 'Ana', $2)`,
      [id, role],
    );
    return id;
  };
}

async function listListings(admin: Client): Promise<People['takeListing']> {
  const { rows } = await admin.query<{ id: string }>(`
    select b.id from public.businesses as b
    where status = 'published' and owner_id is null and website ~ '^https://[a-z0-9.-]+/?$'
      and exists (select from public.opening_hours as h where h.business_id = b.id)
    order by b.id`);
  return async () => rows.shift()!.id;
}

/** An owner gives one field of their listing another value. */
async function prepareEdit(people: People, field: string, value: unknown): Promise<Request> {
  const person = await people.createPerson('business_owner');
  const listing = await people.takeListing();
  await people.admin.query('update public.businesses set owner_id = $1 where id = $2', [
    person,
    listing,
  ]);
  const answer = await people.ask({
    person,
    sql: 'select public.get_editable_business($1) as answer',
    params: [listing],
  });
  const { values } = answer as { values: Record<string, unknown> };
  return {
    person,
    sql: 'select public.change_business($1, $2, $3) as answer',
    params: [
      listing,
      JSON.stringify({ [field]: values[field] ?? null }),
      JSON.stringify({ [field]: value }),
    ],
  };
}

/** The scheduled task executes an admin's decision on what somebody has sent. */
async function prepareDecision(people: People, run: number, isApproved: boolean): Promise<Request> {
  const id = randomUUID();
  const name = `${id.slice(0, 8)} Bakery`;
  const content = { ...soundContent, name, street: `${run} ${id.slice(0, 8)} Street` };
  await people.ask({
    person: await people.createPerson('community_user'),
    sql: 'select public.send_submission($1, 0, $2) as answer',
    params: [id, JSON.stringify(content)],
  });
  const { rows } = await people.admin.query<{ version: unknown }>(
    `select private.ask_kind('submission', 'version', $1) as version`,
    [id],
  );
  await people.ask({
    person: await people.createPerson('admin'),
    sql: 'select public.decide_queue_items($1, $2, $3) as answer',
    params: [
      JSON.stringify([{ kind: 'submission', id, version: rows[0]!.version }]),
      isApproved,
      isApproved ? null : 'We list businesses that people can visit.',
    ],
  });
  await people.admin.query('update private.decisions set due_at = made_at where item_id = $1', [
    id,
  ]);
  return { person: null, sql: 'select public.execute_due_decisions() as answer', params: [] };
}

/** Somebody confirms the code that was mailed to the business. */
async function prepareClaim(people: People): Promise<Request> {
  const person = await people.createPerson('community_user');
  const listing = await people.takeListing();
  const [id, host] = [randomUUID(), `${randomUUID().slice(0, 8)}.example`];
  await people.admin.query('update public.businesses set website = $1 where id = $2', [
    `https://${host}`,
    listing,
  ]);
  const ask = (sql: string, ...params: unknown[]) => people.ask({ person, sql, params });
  await ask(`select public.start_claim($1, $2, 'email') as answer`, id, listing);
  await ask('select public.send_claim_code($1, $2) as answer', id, `hello@${host}`);
  const { rows } = await people.admin.query<{ code: string }>(
    `select data ->> 'code' as code from private.mails where kind = 'claim_code' and data ->> 'claim' = $1`,
    [id],
  );
  await ask('select public.enter_claim_code($1, $2) as answer', id, rows[0]!.code);
  return { person, sql: 'select public.confirm_claim_code($1) as answer', params: [id] };
}

/** Rows of a file that the directory does not have yet, in one call. */
async function prepareImport(people: People): Promise<Request> {
  await people.admin.query(
    `with job as (insert into private.import_jobs (file_name, bytes, state, row_count, started_at)
      values ('list.csv', 1, 'running', ${importedRows}, now()) returning id)
    insert into private.import_rows (job_id, number, label, listing)
    select job.id, b.number, b.name, jsonb_build_object(
      'name', b.name || ' ' || split_part(other.name, ' ', 1), 'category_id', b.category_id, 'metro_id', b.metro_id,
      'street', 20000 + (random() * 70000)::integer || ' ' || split_part(other.street, ' ', 2) || ' Street',
      'city', b.city, 'state', b.state, 'zip_code', b.zip_code, 'lat', b.lat, 'lng', b.lng,
      'status', 'published', 'temporarily_closed', false, 'phone', format('(512) %s-%s', 200 + (random() * 700)::integer, 1000 + (random() * 8000)::integer))
    from job, (
      select row_number() over (order by random()) as number, * from public.businesses where lat is not null
      order by number limit ${importedRows}) as b
    join (
      select row_number() over (order by random()) as number, name, street from public.businesses
      where lat is not null order by number limit ${importedRows}) as other using (number)`,
  );
  return {
    person: null,
    sql: 'select public.process_imports($1) as answer',
    params: [importedRows],
  };
}

/** What browsers have measured, in one call of the Worker. */
async function prepareBeacons(): Promise<Request> {
  return {
    person: null,
    sql: `insert into public.perf_metrics (id, metric, value, path, device, country)
      select gen_random_uuid(), 'LCP', 1200 + number, '/business/:id', 'phone', 'US'
      from generate_series(1, $1) as number on conflict (id) do nothing`,
    params: [importedRows],
  };
}
