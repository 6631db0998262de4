import type { PGlite, Transaction } from '@electric-sql/pglite';
import { explainFailure, openDataFolder } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { createLock, type Release } from './lock.ts';
import { applyMigrations, applySeed, bootstrap } from './migrate.ts';
import { openPGlite } from './pglite.ts';

export type DatabaseOptions = {
  /** Folder that keeps the data, or null for a database in memory. */
  dataDir: string | null;
  /** Folder with config.toml, migrations/ and the seed. */
  projectDir: string;
  /** Whether a new database gets the seed. */
  seed: boolean;
  /** What dump() gave earlier; only for a database in memory. */
  snapshot?: Blob | undefined;
  log: (line: string) => void;
};

/** Who migrations and the services of the stack are. In PGlite `reset` does not lead back to it. */
const owner = 'postgres';

/** One holder's turn at PostgreSQL, which serves a single session. */
export type Turn = {
  execRaw: (message: Uint8Array) => Promise<Uint8Array>;
  release: Release;
};

/**
 * The database as the services of the stack see it. Every call waits its turn, also behind whole
 * transactions of PostgREST; so inside `transaction` use only what its callback is given.
 */
export type Database = {
  query: <Row>(sql: string, params?: unknown[]) => Promise<Row[]>;
  exec: (sql: string) => Promise<void>;
  transaction: <Result>(run: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Takes the turn for somebody who speaks the wire protocol, as that login role. */
  takeTurn: (role: string) => Promise<Turn>;
  /** A snapshot that `openDatabase` takes back. */
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
};

/** What autovacuum does elsewhere and nobody in PGlite: without it the planner takes 3,000 rows for one. */
const takeStatistics = 'analyze';

/**
 * Opens PostgreSQL, builds it if it is new, and applies the migrations that are new.
 * @throws StartError when a migration or the seed fails, or the data folder cannot be used
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.dataDir === null) return serve(await openInMemory(options));

  const { dataDir } = options;
  let unlock: Release;
  try {
    unlock = lockFolder(dataDir);
  } catch (error) {
    throw explainFailure({ error, dataDir });
  }
  try {
    const { db, isNew } = await openDataFolder(dataDir, (fresh) => build(fresh, options));
    if (!isNew) await migrate(db, options).catch((error) => abandon(db, error));
    await db.exec(takeStatistics);
    return serve(db, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openInMemory(options: DatabaseOptions): Promise<PGlite> {
  const { snapshot } = options;
  const db = await openPGlite(snapshot === undefined ? {} : { loadDataDir: snapshot });
  const fill = snapshot === undefined ? build : migrate;
  await fill(db, options).catch((error) => abandon(db, error));
  await db.exec(takeStatistics);
  return db;
}

async function build(db: PGlite, options: DatabaseOptions): Promise<void> {
  await bootstrap(db);
  await migrate(db, options);
  if (!options.seed) return;
  options.log('Seeding the database');
  await applySeed({ db, projectDir: options.projectDir });
}

async function migrate(db: PGlite, options: DatabaseOptions): Promise<void> {
  const applied = await applyMigrations({ db, projectDir: options.projectDir });
  for (const name of applied) options.log(`Applied migration ${name}`);
}

async function abandon(db: PGlite, error: unknown): Promise<never> {
  await db.close();
  throw error;
}

function serve(db: PGlite, unlock: Release = () => {}): Database {
  const lock = createLock();
  let currentRole = owner;

  async function become(role: string): Promise<void> {
    if (role === currentRole) return;
    await db.exec(`set session authorization ${role}`);
    currentRole = role;
  }

  async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const release = await lock.acquire();
    try {
      await become(owner);
      return await run();
    } finally {
      release();
    }
  }

  return {
    query: <Row>(sql: string, params?: unknown[]) =>
      inTurn(async () => (await db.query<Row>(sql, params)).rows),
    exec: (sql) => inTurn(async () => void (await db.exec(sql))),
    transaction: (run) => inTurn(() => db.transaction(run)),
    dump: () =>
      inTurn(async () => {
        await db.exec('checkpoint');
        return db.dumpDataDir('none');
      }),
    close: () => inTurn(() => db.close()).finally(unlock),
    async takeTurn(role) {
      const release = await lock.acquire();
      try {
        await become(role);
      } catch (error) {
        release();
        throw error;
      }
      return { execRaw: (message) => db.execProtocolRaw(message), release };
    },
  };
}
