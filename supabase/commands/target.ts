import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedData } from '../local/backend.ts';
import {
  type Environment,
  readEnvironment,
  root,
  type SupabaseKeys,
} from '../local/environment.ts';
import { codeOf, StartError } from '../local/errors.ts';
import { publishableKey, secretKey } from '../local/keys.ts';
import { requireFreePort } from '../local/node-server.ts';
import { connectionString } from '../local/postgres/admin.ts';
import { findRunning } from '../local/running.ts';
import { startSupabase } from '../local/stack.ts';
import { buildSeed } from '../seed/build-seed.ts';

type Connection = SupabaseKeys & {
  /**
   * For PostgreSQL, as the role `postgres`.
   * @throws StartError when SUPABASE_DB_URL, which a hosted project needs, is not set
   */
  databaseUrl: () => string;
  stop: () => Promise<void>;
};

/** The Supabase that a command works on. */
export type Target = { description: string; connect: () => Promise<Connection> };

/**
 * Returns the Supabase named in the environment, with `--hosted` that of `.deploy.env`, else the embedded one of DATA_DIR: the running
 * one, or one started for the duration of the command, with `--empty` that without demo data.
 * @throws StartError when the port belongs to the backend of another folder, or `--hosted` names no project
 */
export async function findTarget(log: (line: string) => void): Promise<Target> {
  if (process.argv.includes('--hosted')) {
    loadDeployFile();
    if (!process.env.SUPABASE_URL) {
      throw new StartError('--hosted needs SUPABASE_URL in .deploy.env; see supabase/HOSTED.md.');
    }
  }
  const environment = readEnvironment();
  const { supabase, dataDir, isEmpty } = environment;
  const stop = async () => undefined;
  if (supabase) {
    const databaseUrl = readDatabaseUrl;
    return { description: supabase.url, connect: async () => ({ ...supabase, databaseUrl, stop }) };
  }
  const running = findRunning(dataDir);
  if (running !== null) {
    const { url, databaseUrl } = running;
    const { databaseName } = embeddedData(environment);
    if (isEmpty && !databaseUrl.endsWith(`/${databaseName}`)) {
      throw new StartError(
        `The backend of ${dataDir} runs with demo data; stop it, or leave out --empty.`,
      );
    }
    return {
      description: `the embedded backend of ${dataDir}, which runs at ${url}`,
      connect: async () => ({
        url,
        publishableKey,
        secretKey,
        databaseUrl: () => databaseUrl,
        stop,
      }),
    };
  }
  await refuseStranger(environment);
  return {
    description: `the embedded backend of ${dataDir}, started for this`,
    async connect() {
      const data = embeddedData(environment);
      const started = await startSupabase({ ...data, port: 0, isAnnounced: false, buildSeed, log });
      const { server } = started;
      const login = { server, database: data.databaseName, role: 'postgres' } as const;
      return { ...started, databaseUrl: () => connectionString(login) };
    },
  };
}

/** Sets the variables of the deployment, except those that the shell has. */
export function loadDeployFile(): void {
  const file = join(root, '.deploy.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Returns the address of a hosted project's database.
 * @throws StartError when SUPABASE_DB_URL is not set
 */
export function readDatabaseUrl(): string {
  const url = process.env.SUPABASE_DB_URL;
  if (!url) {
    throw new StartError('Set SUPABASE_DB_URL; a hosted project shows it under Connect.');
  }
  const address = new URL(url);
  // Supabase's certificate is its own; without the parameter pg would send the password in clear.
  const isHere = ['127.0.0.1', 'localhost'].includes(address.hostname);
  if (!isHere && !address.searchParams.has('sslmode')) {
    address.searchParams.set('sslmode', 'no-verify');
  }
  return address.href;
}

/** Throws when `npm start` of another folder is running, which may be the intended target. */
async function refuseStranger({ supabasePort: port, dataDir }: Environment): Promise<void> {
  const options = { port, portVariable: 'SUPABASE_PORT', log: () => undefined };
  await requireFreePort(options).catch((error: unknown) => {
    if (!(error instanceof StartError) || codeOf(error.cause) !== 'EADDRINUSE') throw error;
    throw new StartError(
      `What answers on port ${port} is not the backend of ${dataDir}; stop it, or set DATA_DIR to its folder, or SUPABASE_PORT to a free port.`,
      { cause: error },
    );
  });
}
