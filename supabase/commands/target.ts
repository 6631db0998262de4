import { embeddedData } from '../local/backend.ts';
import { type Environment, readEnvironment, type SupabaseKeys } from '../local/environment.ts';
import { codeOf, StartError } from '../local/errors.ts';
import { publishableKey, secretKey } from '../local/keys.ts';
import { requireFreePort } from '../local/node-server.ts';
import { findRunning } from '../local/running.ts';
import { startSupabase } from '../local/stack.ts';
import { buildSeed } from '../seed/build-seed.ts';

type Connection = SupabaseKeys & { stop: () => Promise<void> };

/** The Supabase that a command works on. */
export type Target = { description: string; connect: () => Promise<Connection> };

/**
 * Returns the Supabase named in the environment, else the embedded one of DATA_DIR: the running
 * one, or one started for the duration of the command, with `--empty` that without demo data.
 * @throws StartError when the port belongs to the backend of another folder
 */
export async function findTarget(log: (line: string) => void): Promise<Target> {
  const environment = readEnvironment();
  const { supabase, dataDir, isEmpty } = environment;
  const stop = async () => undefined;
  if (supabase) {
    return { description: supabase.url, connect: async () => ({ ...supabase, stop }) };
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
      connect: async () => ({ url, publishableKey, secretKey, stop }),
    };
  }
  await refuseStranger(environment);
  return {
    description: `the embedded backend of ${dataDir}, started for this`,
    connect: () =>
      startSupabase({
        ...embeddedData(environment),
        port: 0,
        isAnnounced: false,
        buildSeed,
        log,
      }),
  };
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
