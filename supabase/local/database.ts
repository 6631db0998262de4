import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, Pool, type PoolClient, TypeOverrides, types } from 'pg';
import { codeOf } from './errors.ts';
import { loginOptions } from './postgres/login.ts';
import type { LoginRole } from './postgres/passwords.ts';
import type { ServerHandle } from './postgres/server.ts';

/** A pool of sessions of one role, used by the stack's services and the tests. */
export type Database = {
  query: <Row extends object>(sql: string, params?: unknown[]) => Promise<Row[]>;
  /** Runs any number of statements, without parameters. */
  exec: (sql: string) => Promise<void>;
  /** Runs a transaction; an exception rolls it back. */
  transaction: <Result>(run: (client: PoolClient) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

type ConnectOptions = { server: ServerHandle; name: string; role: LoginRole };

/** Longer than PostgreSQL takes to restart after a crash. */
const reconnectMs = 10_000;
const pauseMs = 50;

/** Connects to a database. Sessions are opened on demand, so this cannot fail. */
export function connectDatabase({ server, name, role }: ConnectOptions): Database {
  const login = loginOptions({ server, database: name, role });
  const pool = new Pool({ ...login, max: 10, types: createTypes() });
  // For sessions that are idle when the server ends: the pool removes them by itself.
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
 * Takes a session from the pool. No statement with effects has run yet, so this retries while
 * PostgreSQL restarts.
 * @param first a statement without effects
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

/** Returns a session to the pool, which installs its own listener. */
function release(client: PoolClient, isBroken: boolean): void {
  client.off('error', ignore);
  client.release(isBroken);
}

/**
 * Listener for errors of a session in use: its query gets the error too, but the pool removes its
 * own listener, and without one this process would end.
 */
function ignore(): void {}

/** pg's messages, without a code, about a closed session. */
const isOver = /^Connection (terminated|ended)|^Client .* is not queryable$/;

/**
 * Whether the connection failed: class 57P is the server's shutdown, the others are network errors.
 * The auth service's errors have codes too, but none of these.
 */
function isAboutTheSession(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code?.startsWith('57P') ?? false;
  if (/^E(CONN|PIPE|TIMEDOUT|HOST)/.test(codeOf(error) ?? '')) return true;
  return error instanceof Error && isOver.test(error.message);
}

/** Parses 64-bit integers as numbers, since all ids and counts here are in that range. */
function createTypes(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
}
