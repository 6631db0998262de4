import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { buildOfRun } from '../support/build-of-run.ts';

export type Served = { url: string; stop: () => Promise<void> };

/** A Map that speaks what workerd asks of a KV namespace; a queue's messages, which are POSTed, it just takes. */
const storageWorker = `
const values = new Map();
const metadata = { metrics: { backlogCount: 0, backlogBytes: 0, oldestMessageTimestamp: 0 } };
export default {
  async fetch(request) {
    if (request.method === 'POST') {
      await request.arrayBuffer();
      return Response.json({ metadata });
    }
    const key = new URL(request.url).pathname;
    if (request.method === 'PUT') values.set(key, await request.text());
    if (request.method !== 'GET') return new Response(null);
    const value = values.get(key);
    return value === undefined ? new Response(null, { status: 404 }) : new Response(value);
  },
};`;

/** Serves the built Worker by `workerd serve`, without the proxies of the development servers. */
export async function serveProduct(variables: Record<string, string>): Promise<Served> {
  const serverDir = join(buildOfRun(), 'server');
  const scripts = (await readdir(serverDir, { recursive: true })).filter((file) =>
    file.endsWith('.js'),
  );
  const modules = ['index.js', ...scripts.filter((file) => file !== 'index.js')].map(
    (file) => [file, join(serverDir, file)] as const,
  );
  return serve({
    modules,
    bindings: [
      ...Object.entries(variables).map(([name, text]) => `(name = "${name}", text = "${text}")`),
      '(name = "CACHE_KV", kvNamespace = "storage")',
      '(name = "SESSION_KV", kvNamespace = "storage")',
      '(name = "METRICS_QUEUE", queue = "storage")',
      '(name = "DEAD_LETTER_QUEUE", queue = "storage")',
    ],
  });
}

/** The yardstick of the same run: a Worker that says hello. */
export async function serveHello(): Promise<Served> {
  const folder = await mkdtemp(join(buildOfRun(), 'hello-'));
  const file = join(folder, 'hello.js');
  await writeFile(file, "export default { fetch: () => new Response('Hello world') };");
  const served = await serve({ modules: [['hello.js', file]], bindings: [] });
  return {
    ...served,
    async stop() {
      await served.stop();
      await rm(folder, { recursive: true });
    },
  };
}

type ServeOptions = { modules: (readonly [name: string, file: string])[]; bindings: string[] };

async function serve({ modules, bindings }: ServeOptions): Promise<Served> {
  const folder = await mkdtemp(join(buildOfRun(), 'bench-'));
  const port = await findFreePort();
  const embedded = modules.map(
    ([name, file]) => `(name = "${name}", esModule = embed "${relative(folder, file)}")`,
  );
  await writeFile(join(folder, 'storage.js'), storageWorker);
  await writeFile(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [${embedded.join(', ')}],
      compatibilityDate = "2026-10-01",
      compatibilityFlags = ["nodejs_als"],
      bindings = [${bindings.join(', ')}]
    )),
    (name = "storage", worker = (
      modules = [(name = "storage.js", esModule = embed "storage.js")],
      compatibilityDate = "2026-10-01"
    )),
    (name = "internet", network = (allow = ["public", "private"]))
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);`,
  );
  const child = spawn('workerd', ['serve', 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await answers(url)); attempt += 1) {
    if (attempt === 100 || child.exitCode !== null) {
      child.kill();
      throw new Error(`workerd did not start: ${Buffer.concat(errors).toString()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      await stop(child);
      await rm(folder, { recursive: true });
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}

/** A port that nobody listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
