import { afterAll, beforeEach, expect } from 'vitest';
import type { Warning } from '#app/domain/import/count-warnings.ts';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import { importJobSchema } from '#app/domain/import/import-schema.ts';
import type { ImportJob, ImportSettings, StagedRow } from '#app/domain/import/import.ts';
import type { ImportRow } from '#app/domain/import/read-row.ts';
import { splitIntoRounds } from '#app/domain/import/split-into-rounds.ts';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from './open-schema.ts';

/** Where a file comes from, and what names a business there. */
type Source = { name: string; findKey: (row: ImportRow) => string | null };

type FindWarnings = (row: ImportRow) => Warning[] | null;

const settings: ImportSettings = { reading: null, columns: { fields: {}, key: [] } };

export const diner = listingOf({
  name: 'Oak Diner',
  street: '12 Elm St',
  phone: '(512) 867-5309',
});
export const bakery = listingOf({
  name: 'Rye Bakery',
  street: '400 Ash St',
  phone: '(512) 867-5310',
});
export const florist = listingOf({
  name: 'Fern Florist',
  street: '7 Pine St',
  phone: '(512) 867-5311',
});

/** An admin at a database of one's own, and the work that is done for them. */
export type ImportDesk = {
  adminId: string;
  /** Asks as that admin. */
  ask: <Value>(sql: string, params?: unknown[]) => Promise<Value>;
  /** Asks as somebody else. */
  askAs: (userId: string, sql: string) => Promise<unknown>;
  get: (id: string) => Promise<ImportJob>;
  /** A job whose rows are staged. */
  stage: (
    rows: readonly (ImportRow | string)[],
    of?: Source,
    findWarnings?: FindWarnings,
  ) => Promise<string>;
  /** Checks and imports a job to its end. */
  run: (id: string) => Promise<void>;
  /** A piece of work whose session dies before it is committed. */
  cutOff: () => Promise<void>;
  /** Works until nothing is left, or so many pieces. */
  work: (pieces?: number) => Promise<number>;
};

/** A database and a desk for the tests of a file, each of which begins without listings and imports. */
export async function openImports(): Promise<{ database: Database; desk: ImportDesk }> {
  const database = await openSchema();
  afterAll(() => database.close());
  beforeEach(() =>
    database.exec(
      'delete from public.businesses; delete from private.import_jobs; delete from private.import_sources',
    ),
  );
  return { database, desk: await openImportDesk(database) };
}

async function openImportDesk(database: Database): Promise<ImportDesk> {
  const [admin] = await database.query<{ id: string }>(`
    insert into auth.users (id, email) values (gen_random_uuid(), 'importer@mainstreet.example') returning id`);
  const adminId = admin!.id;
  const [session] = await database.query<{ id: string }>(
    'insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), $1, now()) returning id',
    [adminId],
  );
  await database.query(
    `insert into public.profiles (user_id, role) values ($1, 'admin')
     on conflict (user_id) do update set role = 'admin'`,
    [adminId],
  );
  const claims = { sub: adminId, role: 'authenticated', session_id: session!.id };

  const ask = <Value>(sql: string, params: unknown[] = []) => askWith<Value>(claims, sql, params);

  async function askWith<Value>(
    claimed: object,
    sql: string,
    params: unknown[] = [],
  ): Promise<Value> {
    return database.transaction(async (client) => {
      await client.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify(claimed),
      ]);
      await client.query('set local role authenticated');
      const { rows } = await client.query<{ value: Value }>(`select ${sql} as value`, params);
      return rows[0]!.value;
    });
  }

  async function work(pieces = Infinity): Promise<number> {
    for (let worked = 0; ; worked += 1) {
      if (worked === pieces) return worked;
      const [row] = await database.query<{ more: boolean }>(
        'select public.process_imports(100) as more',
      );
      if (!row!.more) return worked;
    }
  }

  const get = async (id: string) => importJobSchema.parse(await ask('public.get_import($1)', [id]));

  return {
    adminId,
    ask,
    askAs: (userId, sql) => askWith({ sub: userId, role: 'authenticated' }, sql),
    get,
    async stage(rows, of, findWarnings) {
      const id = await ask<string>(`public.create_import('list.csv', 1000)`);
      const { rows_per_piece } = await get(id);
      await ask('public.describe_import($1, $2, $3)', [
        id,
        JSON.stringify(settings),
        of?.name ?? null,
      ]);
      for (let at = 0; at < rows.length; at += rows_per_piece) {
        const staged = toStaged(rows.slice(at, at + rows_per_piece), at, of?.findKey, findWarnings);
        await ask('public.stage_import_rows($1, $2)', [id, JSON.stringify(staged)]);
      }
      return id;
    },
    async run(id) {
      for (const step of ['check_import', 'run_import']) {
        expect(await ask(`public.${step}($1)`, [id])).toBe(true);
        await work();
      }
    },
    async cutOff() {
      const dying = database.transaction(async (client) => {
        await client.query('select public.process_imports(100)');
        await client.query('select pg_terminate_backend(pg_backend_pid())');
      });
      await expect(dying).rejects.toThrow(/terminat/);
    },
    work,
  };
}

/** A text stands for a row that the rules rejected for that reason. */
function toStaged(
  rows: readonly (ImportRow | string)[],
  before: number,
  findKey: Source['findKey'] = () => null,
  findWarnings: FindWarnings = () => null,
): StagedRow[] {
  const rounds = splitIntoRounds(
    rows.filter((row) => typeof row !== 'string'),
    findKey,
  );
  return rows.map((row, index) => ({
    number: before + index + 1,
    label: typeof row === 'string' ? '' : row.name,
    key: typeof row === 'string' ? null : findKey(row),
    listing: typeof row === 'string' ? null : row,
    warnings: typeof row === 'string' ? null : findWarnings(row),
    round: typeof row === 'string' ? 0 : rounds.findIndex((round) => round.includes(row)),
    outcome: typeof row === 'string' ? 'rejected' : null,
    reason: typeof row === 'string' ? row : null,
  }));
}

/** What became of imported rows; of the held ones, where they are among the rounds. */
export type ImportCounts = Record<'added' | 'changed' | 'unchanged' | 'marked', number> & {
  held: { round: number; index: number; reason: string; similar_name: string | null }[];
};

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type RoundCounts = Omit<ImportCounts, 'held'> & {
  held: { index: number; reason: string; similar_id: string | null }[];
};

/** Imports rows in rounds, without an import that an admin sees. */
export async function importRounds(
  client: Transaction,
  rows: ImportRow[],
  withHeld = false,
): Promise<ImportCounts> {
  const all: ImportCounts = { added: 0, changed: 0, unchanged: 0, marked: 0, held: [] };
  const began = new Date().toISOString();
  for (const [round, listings] of splitIntoRounds(rows).entries()) {
    const { rows: answers } = await client.query<{ counts: RoundCounts }>(
      'select private.import_round($1, $2, $3) as counts',
      [JSON.stringify(listings), began, withHeld],
    );
    const { held, ...counts } = answers[0]!.counts;
    for (const [kind, count] of Object.entries(counts)) all[kind as keyof typeof counts] += count;
    const { rows: names } = await client.query<{ id: string; name: string }>(
      'select id, name from public.businesses where id = any ($1)',
      [held.map(({ similar_id }) => similar_id)],
    );
    const nameOf = (id: string | null) => names.find((one) => one.id === id)?.name ?? null;
    all.held.push(
      ...held.map(({ index, reason, similar_id }) => ({
        round,
        index,
        reason,
        similar_name: nameOf(similar_id),
      })),
    );
  }
  return all;
}

/** The same in a transaction of its own. */
export function importInto(
  database: Database,
  rows: ImportRow[],
  { withHeld = false }: { withHeld?: boolean } = {},
): Promise<ImportCounts> {
  return database.transaction((client) => importRounds(client, rows, withHeld));
}
