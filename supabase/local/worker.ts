import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Log, LogLevel, type Miniflare, convertV4MiniflareOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import type { Cron } from './clock.ts';
import { createMiniflare } from './process/miniflare.ts';

export type WorkerOptions = {
  /** The output folder of `react-router build`: contains server/wrangler.json and client/. */
  buildDir: string;
  /** 0 takes a free port. */
  port: number;
  /** The Worker's variables and secrets. */
  variables: Record<string, string>;
  /** Folder that persists KV between starts, or null for none. */
  persistDir: string | null;
  onLog: (entry: { level: string; message: string }) => void;
  /**
   * Without static files, and without Miniflare's own Workers in front, which would distort
   * timings.
   */
  isBare?: boolean;
  /** A module whose default entrypoint replaces the KV of the cache, for example a failing one. */
  kvStandIn?: string;
  /** Waits ten times as long for what it calls, so that a loaded machine looks like no outage. */
  isPatient?: boolean;
  /** How long a queue waits for more messages; by default as wrangler.json says. */
  maxBatchSeconds?: number;
  /** Answers the Worker's outgoing requests; by default they go to the network. */
  answerFor?: (request: Request) => Promise<Response>;
};

export type RunningWorker = {
  url: string;
  miniflare: Miniflare;
  /** Runs a schedule as Cloudflare's cron does; nothing runs by itself here. */
  runCron: (cron: Cron) => Promise<{ outcome: string }>;
  stop: () => Promise<void>;
};

/**
 * Serves the built Worker in workerd, with KV, queues, cron and static assets as its wrangler.json
 * declares them.
 */
export async function serveWorker(options: WorkerOptions): Promise<RunningWorker> {
  const {
    buildDir,
    port,
    variables,
    persistDir,
    onLog,
    isBare = false,
    isPatient = false,
    maxBatchSeconds,
    answerFor,
    kvStandIn,
  } = options;
  const serverDir = join(buildDir, 'server');
  const workerOptions = readWorkerOptions(join(serverDir, 'wrangler.json'), variables);
  const miniflare = createMiniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      log: new Log(LogLevel.ERROR),
      unsafeTriggerHandlers: true,
      // Nothing is known about visitors here; by default Miniflare invents a city for them.
      cf: {},
      handleStructuredLogs({ level, message }) {
        onLog({ level, message });
      },
      unsafeHandleRuntimeRestart() {
        onLog({ level: 'warn', message: 'workerd ended unasked and is back' });
      },
      ...(persistDir !== null && { resourcePersistencePath: persistDir }),
      workers: [
        {
          ...workerOptions,
          name: 'mainstreet',
          modulesRoot: serverDir,
          modules: [
            ...(isPatient ? patientEntry(serverDir) : []),
            ...(await findModules(serverDir)),
          ],
          bindings: { ...(workerOptions.bindings as object), ...variables },
          ...(maxBatchSeconds !== undefined && hastenQueues(workerOptions, maxBatchSeconds)),
          ...(answerFor && { outboundService: answerFor }),
          ...(kvStandIn !== undefined && replaceKv(workerOptions)),
          ...(isBare && {
            assets: undefined,
            unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
          }),
        },
        ...(kvStandIn === undefined ? [] : [kvWorkerOf(kvStandIn)]),
      ],
    }),
  );
  const front = await miniflare.ready;
  const url = isBare ? await miniflare.unsafeGetDirectURL() : front;
  return {
    url: url.origin,
    miniflare,
    // Not by Miniflare's `getWorker`: its calls stop this process until workerd responds, which
    // may be waiting for this process to read its log.
    async runCron(cron) {
      const query = new URLSearchParams({ cron });
      const response = await miniflare.dispatchFetch(
        `${front.origin}/cdn-cgi/local/scheduled?${query}`,
      );
      return { outcome: await response.text() };
    },
    stop: () => miniflare.dispose(),
  };
}

/**
 * Reads the options. wrangler takes the secrets that wrangler.toml requires from the environment,
 * and complains when they are missing. They belong to this Worker only: another one in this process
 * has others.
 */
function readWorkerOptions(config: string, variables: Record<string, string>) {
  const environment = process.env;
  process.env = { ...environment, ...variables };
  try {
    return unstable_getMiniflareWorkerOptions(config).workerOptions;
  } finally {
    process.env = environment;
  }
}

/** A script that makes what runs after it wait ten times as long for what it calls. */
export const patience =
  '{ const { timeout } = AbortSignal; AbortSignal.timeout = (ms) => timeout(10 * ms); }';

/** An entry in front of the Worker's own, which lengthens the time limits of its calls. */
function patientEntry(serverDir: string) {
  const scripts = {
    'patient.js': `import './patience.js'; export * from './index.js'; export { default } from './index.js';`,
    'patience.js': patience,
  };
  return Object.entries(scripts).map(([name, script]) => ({
    type: 'ESModule' as const,
    path: join(serverDir, name),
    contents: new TextEncoder().encode(script),
  }));
}

function hastenQueues({ queueConsumers }: Record<string, unknown>, maxBatchTimeout: number) {
  const consumers = Object.entries(queueConsumers as Record<string, object>);
  return {
    queueConsumers: Object.fromEntries(
      consumers.map(([queue, consumer]) => [queue, { ...consumer, maxBatchTimeout }]),
    ),
  };
}

const kvWorker = 'kv-stand-in';

function kvWorkerOf(script: string) {
  const contents = new TextEncoder().encode(script);
  const modules = [{ type: 'ESModule' as const, path: '/kv-stand-in.js', contents }];
  return { name: kvWorker, modulesRoot: '/', modules, compatibilityDate: '2026-01-01' };
}

/**
 * Replaces the cache's binding by one to another Worker, whose methods are called like those of KV.
 */
function replaceKv({ kvNamespaces, serviceBindings }: Record<string, unknown>) {
  const { CACHE_KV: _, ...others } = kvNamespaces as Record<string, string>;
  const bindings = serviceBindings as Record<string, string> | undefined;
  return { kvNamespaces: others, serviceBindings: { ...bindings, CACHE_KV: kvWorker } };
}

/** Returns the entry first, then its imports. */
async function findModules(serverDir: string) {
  const files = await readdir(serverDir, { recursive: true });
  const others = files.filter((file) => file.endsWith('.js') && file !== 'index.js');
  return ['index.js', ...others].map((file) => ({
    type: 'ESModule' as const,
    path: join(serverDir, file),
  }));
}
