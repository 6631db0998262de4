import { join } from "node:path";
import { startBridge } from "./bridge.ts";
import { openDatabase, type Database } from "./database.ts";
import { createGateway } from "./gateway.ts";
import { createKeyRing, jwtSecret, publishableKey, secretKey } from "./keys.ts";
import { listen, requireFreePort } from "./node-server.ts";
import { startPostgRest } from "./postgrest.ts";
import { createUpstash, upstashToken } from "./upstash.ts";

export { StartError } from "./errors.ts";

export type StackOptions = {
  /** Folder that keeps the data, or null for a stack in memory. */
  dataDir: string | null;
  /** Port of the Supabase gateway; 0 takes a free one. */
  supabasePort: number;
  /** Port of the Upstash REST API; 0 takes a free one. */
  upstashPort: number;
  /** Whether a new database gets the seed. */
  seed: boolean;
  /** What `database.dump()` of another stack gave; only with dataDir null. */
  snapshot?: Blob | undefined;
  /** Folder with config.toml, migrations/ and the seed; this repository's supabase/ by default. */
  projectDir?: string | undefined;
  log: (line: string) => void;
};

export type Stack = {
  supabase: { url: string; publishableKey: string; secretKey: string; jwtSecret: string };
  upstash: { url: string; token: string };
  database: Database;
  /** Makes PostgREST see tables and functions that were changed after the start. */
  reloadSchema: () => void;
  /** Ends everything. Calling it again does no harm. */
  stop: () => Promise<void>;
};

type Stop = () => Promise<void>;

/**
 * Starts the development stand-ins for Supabase and Upstash on loopback.
 * @throws StartError, after stopping what had been started, with one sentence for people
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const running: Stop[] = [];
  const stop = createStop(running);
  try {
    return await startParts({ options, running, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

type PartsInput = { options: StackOptions; running: Stop[]; stop: Stop };

async function startParts({ options, running, stop }: PartsInput): Promise<Stack> {
  const { log, dataDir, seed, snapshot } = options;
  const projectDir = options.projectDir ?? join(import.meta.dirname, "..");

  const supabasePort = { port: options.supabasePort, portVariable: "SUPABASE_PORT", log };
  const upstashPort = { port: options.upstashPort, portVariable: "UPSTASH_PORT", log };
  await requireFreePort(supabasePort);
  await requireFreePort(upstashPort);

  const database = await openDatabase({ dataDir, projectDir, seed, snapshot, log });
  running.push(database.close);
  const bridge = await startBridge({ database, role: "authenticator", log });
  running.push(bridge.stop);
  const postgrest = await startPostgRest({ databasePort: bridge.port, jwtSecret, log });
  running.push(postgrest.stop);

  let url = "";
  const gateway = await listen({
    ...supabasePort,
    app: createGateway({
      database,
      keys: await createKeyRing(),
      postgrestPort: postgrest.port,
      getUrl: () => url,
      log,
    }),
  });
  running.push(gateway.stop);
  url = gateway.url;

  const upstash = await listen({ ...upstashPort, app: createUpstash() });
  running.push(upstash.stop);

  return {
    supabase: { url, publishableKey, secretKey, jwtSecret },
    upstash: { url: upstash.url, token: upstashToken },
    database,
    reloadSchema: postgrest.reload,
    stop,
  };
}

/** Last started, first stopped; a part that fails to stop does not keep the others running. */
function createStop(running: Stop[]): Stop {
  let stopped: Promise<void> | null = null;

  async function stopAll(): Promise<void> {
    const errors: unknown[] = [];
    for (const stopPart of running.splice(0).reverse()) {
      await stopPart().catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw new AggregateError(errors, "Not everything could be stopped");
  }
  return () => (stopped ??= stopAll());
}
