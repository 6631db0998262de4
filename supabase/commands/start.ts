// `npm start`: runs the backend, and the built Worker in workerd. `--dev`: with hot reload. `--empty`: without demo data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { type Backend, startBackend, workerFolder } from '../local/backend.ts';
import { type Cron, startClock } from '../local/clock.ts';
import { type Environment, readEnvironment, root } from '../local/environment.ts';
import { StartError } from '../local/errors.ts';
import { requireFreePort } from '../local/node-server.ts';
import { watchOverWorkerd } from '../local/process/miniflare.ts';
import { serveWorker } from '../local/worker.ts';
import { buildSeed } from '../seed/build-seed.ts';
import { createSetupLink } from './appoint-first-admin.ts';
import { findBuild, takeBuild } from './take-build.ts';
import { workerVariables } from './worker-variables.ts';

type Stop = () => Promise<void>;

const running: Stop[] = [];
const stopping = new AbortController();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}
try {
  await start();
} catch (error) {
  // A child that ends because of Ctrl-C is no failure.
  if (!stopping.signal.aborted) {
    console.error(error instanceof StartError ? error.message : error);
    await stop(1);
  }
}

async function start() {
  const environment = readEnvironment();
  const isDev = process.argv.includes('--dev');
  await requireFreePort({ port: environment.port, portVariable: 'PORT', log: console.log });
  const [, backend] = await Promise.all([
    isDev ? null : findBuild({ signal: stopping.signal }),
    startAndRemember(environment),
  ]);
  // After Ctrl-C during the start, do not start anything else.
  if (stopping.signal.aborted) return;
  const url = isDev ? await serveDev(environment, backend) : await serveBuild(environment, backend);
  const setupLink = environment.isEmpty
    ? await createSetupLink({ db: createServiceRoleClient(backend.supabase), siteUrl: url })
    : null;
  console.log(readyBlock({ url, environment, backend, setupLink }));
}

async function startAndRemember(environment: Environment): Promise<Backend> {
  const starting = startBackend({ environment, log: console.log, buildSeed });
  // Registered before it runs, so that Ctrl-C during the start ends it too; a failed start cleans
  // up itself.
  running.push(async () => (await starting.catch(() => null))?.stop());
  return starting;
}

async function serveBuild(environment: Environment, backend: Backend): Promise<string> {
  const buildDir = join(environment.dataDir, 'build');
  await takeBuild({ folder: buildDir, signal: stopping.signal });
  const starting = serveWorker({
    buildDir,
    port: environment.port,
    variables: { ...workerVariables(backend), BEHIND_CLOUDFLARE: 'false' },
    persistDir: workerFolder(environment),
    onLog({ level, message }) {
      if (level === 'error' || level === 'warn') {
        console.error(message);
      }
    },
  });
  running.push(async () => (await starting.catch(() => null))?.stop());
  const worker = await starting;
  startClocks(worker.runCron);
  return `http://localhost:${new URL(worker.url).port}`;
}

/** Serves pages and the Worker with Vite, which reloads both when their files change. */
async function serveDev(environment: Environment, backend: Backend): Promise<string> {
  watchOverWorkerd();
  const ending = new URL('end-with-parent.mjs', import.meta.url).href;
  const nodeOptions = [process.env.NODE_OPTIONS ?? '', `--import ${ending}`].join(' ').trim();
  const child = spawn('react-router', ['dev', '--port', String(environment.port), '--strictPort'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...workerVariables(backend),
      WORKER_FOLDER: workerFolder(environment),
      NODE_OPTIONS: nodeOptions,
    },
  });
  const exited = once(child, 'exit');
  running.push(async () => {
    child.kill();
    await exited;
  });
  void exited.then(() => stop(1));
  const url = `http://localhost:${environment.port}`;
  while (!(await fetch(`${url}/api/health`).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  startClocks((cron) => {
    const query = new URLSearchParams({ cron });
    return fetch(`${url}/cdn-cgi/local/scheduled?${query}`);
  });
  return url;
}

function startClocks(run: (cron: Cron) => Promise<unknown>) {
  for (const cron of ['* * * * *', '17 * * * *'] as const) {
    const stopClock = startClock(cron, run);
    running.push(async () => stopClock());
  }
}

async function stop(code: number) {
  if (stopping.signal.aborted) {
    return;
  }
  stopping.abort();
  for (const stopPart of running.toReversed()) {
    await stopPart().catch((error: unknown) => console.error(error));
  }
  process.exit(code);
}

type ReadyOptions = {
  url: string;
  environment: Environment;
  backend: Backend;
  /** Of an empty directory without a super admin. */
  setupLink: string | null;
};

function readyBlock({ url, environment, backend, setupLink }: ReadyOptions): string {
  const accounts = environment.isEmpty
    ? [`  Set up         ${setupLink ?? `${url}/dashboard/settings`}`]
    : [
        '  Demo accounts  visitor@mainstreet.example, owner@…, admin@…, super@mainstreet.example',
        '  Password       mainstreet-demo-1',
      ];
  const demo = [
    ...accounts,
    `  Backend        ${backend.supabase.url} (a stand-in for development; data in ${environment.dataDir})`,
    `  Mails          ${backend.supabase.url}/inbox`,
  ];
  return [
    '',
    `The directory is ready at ${url}`,
    ...(backend.isEmbedded ? demo : [`  Backend        ${backend.supabase.url}`]),
    '  Stop           Ctrl-C',
    '',
  ].join('\n');
}
