import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { buildOfRun } from '../support/build-of-run.ts';

export type Served = {
  url: string;
  /** Of a second isolate with the same bindings, if there is one. */
  twinUrl: string;
  /** When its process was started, of performance.now(). */
  startedAtMs: number;
  /** How long it has computed so far, which says more than the clock on a busy machine; NaN but on Linux. */
  readCpuMs: () => Promise<number>;
  /** What it holds in memory; NaN but on Linux. */
  readMegabytes: () => Promise<number>;
  stop: () => Promise<void>;
};

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
    if (request.method === 'PUT') values.set(key, await request.arrayBuffer());
    if (request.method !== 'GET') return new Response(null);
    const value = values.get(key);
    return value === undefined ? new Response(null, { status: 404 }) : new Response(value);
  },
};`;

const metricsQueue = '(name = "METRICS_QUEUE", queue = "storage")';

type ProductOptions = {
  /** Where workerd answers debuggers; by default nowhere, since it may cost time. */
  inspectorPort?: number;
  hasTwin?: boolean;
};

/** Serves the built Worker by `workerd serve`, without the proxies of the development servers. */
export async function serveProduct(
  variables: Record<string, string>,
  { inspectorPort, hasTwin }: ProductOptions = {},
): Promise<Served> {
  const serverDir = join(buildOfRun(), 'server');
  const scripts = (await readdir(serverDir, { recursive: true })).filter((file) =>
    file.endsWith('.js'),
  );
  const modules = ['index.js', ...scripts.filter((file) => file !== 'index.js')].map(
    (file) => [file, join(serverDir, file)] as const,
  );
  return serve({
    modules,
    hasTwin,
    flags: inspectorPort === undefined ? [] : [`--inspector-addr=127.0.0.1:${inspectorPort}`],
    bindings: [
      // Its visitors send addresses as Cloudflare would.
      ...Object.entries({ ...variables, BEHIND_CLOUDFLARE: 'true' }).map(
        ([name, text]) => `(name = "${name}", text = "${text}")`,
      ),
      '(name = "CACHE_KV", kvNamespace = "storage")',
      metricsQueue,
      '(name = "DEAD_LETTER_QUEUE", queue = "storage")',
      '(name = "PURGE_QUEUE", queue = "storage")',
    ],
  });
}

/** The yardstick of the same run: a Worker that says hello. */
export function serveHello(): Promise<Served> {
  return serveConstant({ handler: "() => new Response('Hello world')" });
}

/** The most that an answer can reach: a Worker that has nothing but its bytes and headers. */
export function serveBytes(bytes: Uint8Array, headers: Headers): Promise<Served> {
  const source = `const headers = new Headers(${JSON.stringify([...headers])});`;
  const handler = '() => new Response(bytes, { headers })';
  return serveConstant({ source, handler, data: { bytes } });
}

/** The most that a beacon can reach: a Worker that does nothing but put its body into the queue. */
export function serveQueue(): Promise<Served> {
  return serveConstant({
    handler: `async (request, { METRICS_QUEUE }) => {
      await METRICS_QUEUE.send(await request.json());
      return new Response(null, { status: 202 });
    }`,
    bindings: [metricsQueue],
  });
}

type Constant = {
  source?: string;
  handler: string;
  data?: Record<string, Uint8Array>;
  bindings?: string[];
};

async function serveConstant({
  source = '',
  handler,
  data = {},
  bindings = [],
}: Constant): Promise<Served> {
  const folder = await mkdtemp(join(buildOfRun(), 'constant-'));
  const imports = Object.keys(data).map((name) => `import ${name} from './${name}';`);
  const module = `${imports.join('')}${source}export default { fetch: ${handler} };`;
  const files: [string, string | Uint8Array][] = [['constant.js', module], ...Object.entries(data)];
  const modules = files.map(([name]) => [name, join(folder, name)] as const);
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  const served = await serve({ modules, bindings });
  return {
    ...served,
    async stop() {
      await served.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Of the built configuration: the hello world runs as the product does. */
type Compatibility = { compatibility_date: string; compatibility_flags: string[] };

type ServeOptions = {
  modules: (readonly [name: string, file: string])[];
  bindings: string[];
  flags?: string[];
  hasTwin?: boolean | undefined;
};

async function serve(options: ServeOptions): Promise<Served> {
  const { modules, bindings, flags = [], hasTwin = false } = options;
  const built = await readFile(join(buildOfRun(), 'server', 'wrangler.json'), 'utf8');
  const { compatibility_date, compatibility_flags }: Compatibility = JSON.parse(built);
  const folder = await mkdtemp(join(buildOfRun(), 'bench-'));
  const port = await findFreePort();
  const twinPort = await findFreePort();
  const embedded = modules.map(
    ([name, file]) =>
      `(name = "${name}", ${name.endsWith('.js') ? 'esModule' : 'data'} = embed "${relative(folder, file)}")`,
  );
  const workers = [['main', port] as const, ['twin', twinPort] as const].slice(0, hasTwin ? 2 : 1);
  const services = workers.map(
    ([name]) => `(name = "${name}", worker = (
      modules = [${embedded.join(', ')}],
      compatibilityDate = "${compatibility_date}",
      compatibilityFlags = ${JSON.stringify(compatibility_flags)},
      bindings = [${bindings.join(', ')}]
    ))`,
  );
  const sockets = workers.map(
    ([name, at]) =>
      `(name = "${name}", address = "127.0.0.1:${at}", http = (), service = "${name}")`,
  );
  await writeFile(join(folder, 'storage.js'), storageWorker);
  await writeFile(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    ${services.join(', ')},
    (name = "storage", worker = (
      modules = [(name = "storage.js", esModule = embed "storage.js")],
      compatibilityDate = "2026-10-01"
    )),
    (name = "internet", network = (allow = ["public", "private"]))
  ],
  sockets = [${sockets.join(', ')}]
);`,
  );
  const startedAtMs = performance.now();
  const child = spawn('workerd', ['serve', ...flags, 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await listens(port)); attempt += 1) {
    if (attempt === 2_000 || child.exitCode !== null) {
      child.kill();
      throw new Error(`workerd did not start: ${Buffer.concat(errors).toString()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    url,
    twinUrl: `http://127.0.0.1:${twinPort}`,
    startedAtMs,
    readCpuMs: () => readCpuMs(child.pid ?? 0),
    readMegabytes: () => readMegabytes(child.pid ?? 0),
    async stop() {
      await stop(child);
      await rm(folder, { recursive: true });
    },
  };
}

/** Of all threads, from what the kernel's scheduler counts in nanoseconds. */
async function readCpuMs(pid: number): Promise<number> {
  const tasks = `/proc/${pid}/task`;
  const threads = await readdir(tasks).catch(() => null);
  if (threads === null) return NaN;
  const stats = await Promise.all(
    threads.map((id) => readFile(join(tasks, id, 'schedstat'), 'utf8')),
  );
  return stats.reduce((sum, stat) => sum + Number(stat.split(' ')[0]) / 1e6, 0);
}

async function readMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () =>
      resolve(false),
    );
    socket.once('connect', () => socket.end());
  });
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
