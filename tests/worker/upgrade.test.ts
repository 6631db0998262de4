import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findClaim, objectToClaim } from '#app/domain/claim/claim-calls.ts';
import {
  checkImport,
  createImport,
  describeImport,
  findImport,
  runImport,
  stageRows,
} from '#app/domain/import/import-calls.ts';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import { readReleased } from '../../supabase/commands/releasing/released.ts';
import type { Database } from '../../supabase/local/database.ts';
import { root } from '../../supabase/local/environment.ts';
import { applyMigrations } from '../../supabase/local/migrate.ts';
import { dropDatabase } from '../../supabase/local/postgres/databases.ts';
import { startSupabase } from '../../supabase/local/stack.ts';
import { generousLimits } from '../../supabase/local/testing/generous-limits.ts';
import { runBackfills } from '../../supabase/reference/run-backfills.ts';
import { createClaimable, startNew, verifyByCode } from '../support/claims.ts';
import { asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { fileBackend, fileDatabase } from '../support/file-backend.ts';
import { createPerson } from '../support/people.ts';
import { migrationNames } from '../support/read-migrations.ts';
import { everyAddress, routeExamples } from '../support/screens.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { log } from '../support/test-supabase.ts';
import { fetchWorker } from './worker.ts';

const rows = 100_000;
const importedRows = 600;

/** The migrations of this version, and those of next ones whose names begin so. */
function createProject(next: string): string {
  const projectDir = mkdtempSync(join(tmpdir(), 'mainstreet-upgrade-'));
  onTestFinished(() => rmSync(projectDir, { recursive: true }));
  cpSync(join(root, 'supabase', 'migrations'), join(projectDir, 'migrations'), { recursive: true });
  mkdirSync(projectDir, { recursive: true });
  cpSync(join(root, 'tests', 'support', 'upgrade'), join(projectDir, 'migrations'), {
    recursive: true,
    filter: (path) => !path.endsWith('.sql') || path.includes(`/${next}`),
  });
  return projectDir;
}

/** With the migrations of the last release alone, and this version's seed. */
function createReleasedProject(migrations: string[]): string {
  const projectDir = mkdtempSync(join(tmpdir(), 'mainstreet-released-'));
  onTestFinished(() => rmSync(projectDir, { recursive: true }));
  const copy = (path: string) =>
    cpSync(join(root, 'supabase', path), join(projectDir, path), { recursive: true });
  for (const path of ['config.toml', 'reference', 'seed']) copy(path);
  for (const name of migrations) copy(join('migrations', name));
  return projectDir;
}

async function upgrade(database: Database, next: string): Promise<string[]> {
  const projectDir = createProject(next);
  // Each migration begins and ends a transaction of its own.
  return database.transaction((client) => applyMigrations({ client, projectDir }));
}

const vital = (value: number) => ({
  metric: 'LCP',
  value,
  path: '/about',
  device: 'phone',
  country: 'US',
});

/** Four at a time write and read as this version's Worker and browsers do, until told to stop. */
function startWriters(listing: { id: string; slug: string }) {
  const ending = new AbortController();
  const failures: string[] = [];
  const done = { beacons: 0, edits: 0, pages: 0, searches: 0 };
  async function repeat(name: keyof typeof done, work: () => Promise<string | null>) {
    while (!ending.signal.aborted) {
      const failure = await work().catch(String);
      if (failure !== null) failures.push(`${name}: ${failure}`);
      done[name] += 1;
    }
  }
  const paths = [`/business/${listing.slug}`, ...routeExamples.map(({ path }) => path)];
  const writing = Promise.all([
    repeat('beacons', async () => {
      const { error } = await asService().from('perf_metrics').insert(vital(7_001));
      return error && error.message;
    }),
    repeat('edits', async () => {
      const { error } = await asService()
        .from('businesses')
        .update({ description: `As of edit ${done.edits}` })
        .eq('id', listing.id);
      return error && error.message;
    }),
    repeat('pages', async () => {
      const path = paths[done.pages % paths.length] ?? '/';
      const response = await fetchWorker(
        `${path}${path.includes('?') ? '&' : '?'}upgrade=${done.pages}`,
      );
      return response.status < 500 ? null : `${path} ${response.status}`;
    }),
    repeat('searches', async () => {
      const response = await fetchWorker(
        `/api/search?q=coffee&page_size=${1 + (done.searches % 20)}`,
      );
      return response.status < 500 ? null : String(response.status);
    }),
  ]);
  return {
    failures,
    done,
    async stop() {
      ending.abort();
      await writing;
    },
  };
}

/** Unlike any other, or the row would be held as a possible duplicate. */
const createName = () => String.fromCodePoint(...randomBytes(12).map((byte) => 97 + (byte % 26)));

/** An import of which the first piece is done, and what does the others. */
async function startImport(database: Database) {
  const { client: db } = await signInAs('admin');
  const rows = Array.from({ length: importedRows }, (_, index) => ({
    number: index + 1,
    label: '',
    key: null,
    listing: listingOf({ name: createName(), street: `${index + 1} Elm St` }),
    warnings: null,
    round: 0,
    outcome: null,
    reason: null,
  }));
  const work = async () => {
    const [row] = await database.query<{ more: boolean }>(
      'select public.process_imports(100) as more',
    );
    return row!.more;
  };
  const id = await createImport({ db }, { fileName: 'list.csv', bytes: 1_000 });
  const settings = { reading: null, columns: { fields: {}, key: [] } };
  await describeImport({ db }, { id, source: null, settings });
  for (let at = 0; at < rows.length; at += 100) {
    await stageRows({ db }, { id, rows: rows.slice(at, at + 100) });
  }
  await checkImport({ db }, id);
  while (await work());
  await runImport({ db }, id);
  await work();
  return {
    async finish() {
      while (await work());
      return findImport({ db }, id);
    },
  };
}

/** A claim against a listing's owner, which waits for what they say and for an admin. */
async function startDispute() {
  const owner = await createPerson('business_owner');
  const listing = await createClaimable({ owner_id: owner.userId });
  const rival = await startNew(listing.id, 'email');
  await verifyByCode(rival.db, rival.id, `boss@${listing.host}`);
  return { owner, listing, rival };
}

test('this version works while the next ones add, rename and backfill, and after the one that drops', async () => {
  const database = fileDatabase();
  if (database === null) return;
  await database.query(
    `insert into public.perf_metrics (metric, value, path, device, country)
    select 'LCP', 7000, '/about', 'phone', 'US' from generate_series(1, $1::integer)`,
    [rows],
  );
  const [listing] = await database.query<{ id: string; slug: string }>(
    `select id, slug from public.businesses where status = 'published' order by id limit 1`,
  );
  const underway = await startImport(database);
  const dispute = await startDispute();
  const writers = startWriters(listing!);
  try {
    expect(await upgrade(database, '20990101')).toEqual([
      '20990101000100_add_column.sql',
      '20990101000200_rename_column.sql',
      '20990101000300_backfill_screens.sql',
    ]);
    const filled = await runBackfills(async (sql, values) => ({
      rows: await database.query(sql, values),
    }));
    expect(filled.backfill_screens).toBeGreaterThanOrEqual(rows);
    const [left] = await database.query<{ left: number; apart: number }>(
      `select count(*) filter (where screen is null) as left, count(*) filter (where screen <> path) as apart
      from public.perf_metrics`,
    );
    expect(left).toEqual({ left: 0, apart: 0 });
    // The next Worker writes the new name alone, an earlier one the old.
    await database.query(
      `update public.perf_metrics set screen = '/help' where value = 7001 and id = (
        select id from public.perf_metrics where value = 7001 limit 1)`,
    );
    const both = await database.query(
      `select path, screen from public.perf_metrics where screen = '/help' or path = '/help' and value = 7001`,
    );
    expect(both).toContainEqual({ path: '/help', screen: '/help' });
    const { client } = await signInAs('admin');
    expect((await client.rpc('find_health')).error).toBeNull();
    expect(await underway.finish()).toMatchObject({
      state: 'done',
      counts: { created: importedRows },
    });
    const { id } = dispute.rival;
    const objection = { id, reason: 'They left us in May.' };
    expect(await objectToClaim({ db: dispute.owner.client }, objection)).toMatchObject({
      ok: true,
    });
    const claim = await findClaim({ db: client }, id);
    const decision = {
      kind: 'objection',
      id,
      version: claim!.revision,
      reason: 'Not theirs.',
    } as const;
    expect(await decideNow(client, { ...decision, isApproved: false })).toMatchObject({
      outcome: 'decided',
    });
    expect((await findClaim({ db: client }, id))?.status).toBe('rejected');
    expect(await upgrade(database, '2099')).toEqual(['20990201000100_drop_column.sql']);
  } finally {
    await writers.stop();
  }
  expect(writers.failures).toEqual([]);
  for (const [name, times] of Object.entries(writers.done))
    expect([name, times > 3]).toEqual([name, true]);
  const response = await fetchWorker(`/business/${listing!.slug}`);
  expect(response.status).toBe(200);
});

const released = Object.keys(
  readReleased(join(root, 'supabase', 'released.json'))?.migrations ?? {},
);
const isNewer = released.length > 0 && released.length < migrationNames().length;

test.runIf(isNewer)('this version works on the database of the last release', async () => {
  const server = inject('postgres');
  if (server === null) return;
  const databaseName = `released_${randomUUID()}`;
  const supabase = await startSupabase({
    dataDir: null,
    server,
    databaseName,
    projectDir: createReleasedProject(released),
    port: 0,
    seed: true,
    variables: generousLimits,
    log,
  });
  onTestFinished(async () => {
    await supabase.stop();
    await dropDatabase({ server, name: databaseName });
  });
  const worker = await serveTestWorker({ backend: { ...fileBackend(), supabase } });
  onTestFinished(worker.stop);
  const failures: string[] = [];
  for (const [index, path] of [...everyAddress, '/api/search?q=coffee'].entries()) {
    const headers = { 'CF-Connecting-IP': `10.1.0.${index % 250}` };
    const response = await fetch(worker.url + path, { headers, redirect: 'manual' });
    await response.arrayBuffer();
    if (response.status >= 500 || response.headers.has('X-Outage')) {
      failures.push(`${path} ${response.status}`);
    }
  }
  expect(failures).toEqual([]);
});
