import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, Pool, type PoolClient, TypeOverrides, types } from 'pg';
import { codeOf } from './errors.ts';
import { loginOptions } from './postgres/login.ts';
import type { LoginRole } from './postgres/passwords.ts';
import type { ServerHandle } from './postgres/server.ts';

/** A database as the services of the stack and the tests see it: a pool of sessions of one role. */
export type Database = {
  query: <Row extends object>(sql: string, params?: unknown[]) => Promise<Row[]>;
  /** Runs any number of statements, without values. */
  exec: (sql: string) => Promise<void>;
  /** Runs a transaction; what throws in it undoes it. */
  transaction: <Result>(run: (client: PoolClient) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

type ConnectOptions = { server: ServerHandle; name: string; role: LoginRole };

/** Longer than PostgreSQL takes to come back after a crash. */
const reconnectMs = 10_000;
const pauseMs = 50;

/** Connects to a database. Sessions are opened when they are needed, so this cannot fail. */
export function connectDatabase({ server, name, role }: ConnectOptions): Database {
  const login = loginOptions({ server, database: name, role });
  const pool = new Pool({ ...login, max: 10, types: createTypes() });
  // Sessions that are idle when the server goes away: the pool forgets them by itself.
  pool.on('error', () => {});

  async function withSession<Result>(run: (client: PoolClient) => Promise<Result>, first?: string) {
    const client = await connect(pool, first);
    let isBroken = false;
    try {
      return await run(client);
    } catch (error) {
      isBroken = isAboutTheSession(error);
      throw error;
    } finally {
      release(client, isBroken);
    }
  }

  return {
    query: <Row extends object>(sql: string, params?: unknown[]) =>
      withSession(async (client) => (await client.query<Row>(sql, params)).rows),
    exec: (sql) => withSession(async (client) => void (await client.query(sql))),
    transaction: (run) =>
      withSession(async (client) => {
        try {
          const result = await run(client);
          await client.query('commit');
          return result;
        } catch (error) {
          if (!isAboutTheSession(error)) await client.query('rollback');
          throw error;
        }
      }, 'begin'),
    close: () => pool.end(),
  };
}

/**
 * Takes a session from the pool. Nothing that matters has run yet, so while PostgreSQL restarts
 * this is tried again.
 * @param first a statement that changes nothing
 */
async function connect(pool: Pool, first?: string): Promise<PoolClient> {
  const deadline = Date.now() + reconnectMs;
  for (;;) {
    let client: PoolClient | null = null;
    try {
      client = await pool.connect();
      client.on('error', ignore);
      if (first !== undefined) await client.query(first);
      return client;
    } catch (error) {
      if (client !== null) release(client, true);
      if (!isAboutTheSession(error) || Date.now() > deadline) throw error;
      await sleep(pauseMs);
    }
  }
}

/** Gives a session back to the pool, which listens to it again. */
function release(client: PoolClient, isBroken: boolean): void {
  client.off('error', ignore);
  client.release(isBroken);
}

/**
 * A session that breaks while it is in use tells both its query and its listeners, of which the
 * pool leaves none; without one this process would end.
 */
function ignore(): void {}

/** What pg says without a code about a session that is over. */
const isOver = /^Connection (terminated|ended)|^Client .* is not queryable$/;

/**
 * Class 57P is the server's own end; the rest is the network's. The refusals of the auth service
 * have codes too, but none of these.
 */
function isAboutTheSession(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code?.startsWith('57P') ?? false;
  if (/^E(CONN|PIPE|TIMEDOUT|HOST)/.test(codeOf(error) ?? '')) return true;
  return error instanceof Error && isOver.test(error.message);
}

/** Whole numbers of eight bytes arrive as numbers, since no id or count here leaves their range. */
function createTypes(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
}
