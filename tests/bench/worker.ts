import autocannon from 'autocannon';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { workerVariables } from '../../supabase/commands/worker-variables.ts';
import { startIsolatedBackend } from '../support/test-backend.ts';
import { benchFirstAnswer } from './first-answer.ts';
import { type Served, serveBytes, serveHello, serveProduct, serveQueue } from './workerd.ts';

type Request = { method?: 'POST'; headers?: Record<string, string>; body?: string };
/**
 * `floor`: of a Worker that does nothing but send the same bytes and headers, or put the same body into a queue, or,
 * where there is neither, of the hello world; by processor time; nine tenths of what it was.
 */
type BenchRequest = { what: string; path: string; request?: Request; floor: number };
type Load = { requestsPerSecond: number; cpuMicros: number; medianMs: number; p99Ms: number };

const seconds = 5;
/** Below its floor is what stays there: even ratios by processor time vary on a busy machine. */
const tries = 3;
const json = { 'Content-Type': 'application/json' };
const inAustin = { Cookie: 'place=Austin%2C%20TX' };
const beacon = JSON.stringify([{ metric: 'LCP', value: 1_200, path: '/', details: {} }]);

/**
 * Requests per second of cached pages and answers, each beside a hello world and beside a Worker that
 * has nothing but the same bytes and headers: who sends 84 kB cannot be as fast as a hello world.
 */
export async function benchWorker(): Promise<void> {
  const backend = await startIsolatedBackend();
  try {
    await benchCached(workerVariables(backend));
    await benchFirstAnswer(workerVariables(backend));
  } finally {
    await backend.stop();
  }
}

export async function benchCached(variables: Record<string, string>): Promise<void> {
  const hello = await serveHello();
  const product = await serveProduct(variables);
  try {
    const found = await fetch(`${product.url}/api/search?q=pizza`);
    const search: SearchAnswer = await found.json();
    const near = 'q=pizza&near=Austin%2C+TX';
    const etag = (await fetch(product.url)).headers.get('ETag') ?? '';
    const asked: BenchRequest[] = [
      // First: home changes with the minute, and its tag with it.
      {
        what: '304 of /',
        path: '/',
        request: { headers: { 'If-None-Match': etag } },
        floor: 0.9,
      },
      { what: '/', path: '/', floor: 0.6 },
      { what: '/ of a place', path: '/', request: { headers: inAustin }, floor: 0.7 },
      { what: 'a listing', path: `/business/${search.results[0]?.slug}`, floor: 0.6 },
      { what: 'a search page', path: `/?${near}`, floor: 0.6 },
      { what: '/api/search', path: `/api/search?${near}`, floor: 0.5 },
      { what: '/api/suggest', path: '/api/suggest?q=piz', floor: 0.5 },
      {
        what: 'a beacon',
        floor: 0.2,
        path: '/api/metrics',
        request: { method: 'POST', headers: json, body: beacon },
      },
    ];
    const baseline = await load(hello, { what: 'hello world', path: '/' });
    const lines: Awaited<ReturnType<typeof compare>>[] = [];
    const megabytes = [await product.readMegabytes()];
    for (const one of asked) {
      let line = await compare(product, one, hello);
      for (let time = 1; time < tries && line.share < one.floor; time += 1) {
        line = await compare(product, one, hello);
      }
      lines.push(line);
      megabytes.push(await product.readMegabytes());
    }
    console.log(
      `\nWorker under workerd serve (16 connections, ${seconds} s each, answers cached as for a third visitor)`,
    );
    console.table([{ what: 'hello world', ...baseline }, ...lines]);
    console.log(`workerd held ${megabytes.join(', ')} MB before, and after each of these`);
    const slow = asked.filter(({ floor }, index) => lines[index]!.share < floor);
    if (slow.length > 0) {
      throw new Error(`Below its floor: ${slow.map(({ what }) => what).join(', ')}`);
    }
  } finally {
    await product.stop();
    await hello.stop();
  }
}

async function compare(product: Served, asked: BenchRequest, hello: Served) {
  const same = await serveLike(product.url + asked.path, asked.request ?? {});
  // Just before, since a machine is not always as fast.
  const constant = await load(same ?? hello, { ...(same && asked), what: 'constant', path: '/' });
  await same?.stop();
  const line = await load(product, asked);
  return {
    what: asked.what,
    ...line,
    ofConstant: Number((line.requestsPerSecond / constant.requestsPerSecond).toFixed(2)),
    /** By processor time. */
    share: Number((constant.cpuMicros / line.cpuMicros).toFixed(2)),
  };
}

/** Null where the answer has no bytes: the hello world is its like. */
async function serveLike(url: string, { method, headers }: Request): Promise<Served | null> {
  if (method === 'POST') return serveQueue();
  const answer = await fetch(url, { headers: { ...headers } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const same = new Headers(answer.headers);
  for (const name of ['connection', 'content-encoding', 'content-length', 'transfer-encoding'])
    same.delete(name);
  return bytes.length === 0 ? null : serveBytes(bytes, same);
}

async function load(
  served: Served,
  { what, path, request = {} }: Omit<BenchRequest, 'floor'>,
): Promise<Load> {
  const options = { url: served.url + path, ...request };
  await autocannon({
    ...options,
    connections: 4,
    duration: 1,
    setupClient: beManyVisitors(request),
  });
  const beforeMs = await served.readCpuMs();
  const result = await autocannon({
    ...options,
    connections: 16,
    duration: seconds,
    setupClient: beManyVisitors(request),
  });
  const cpuMs = await served.readCpuMs();
  const refused = result['4xx'] + result['5xx'] + result.errors;
  if (refused > 0) {
    throw new Error(`${what}: ${refused} requests were not answered`);
  }
  return {
    requestsPerSecond: Math.round(result.requests.average),
    cpuMicros: Math.round((1_000 * (cpuMs - beforeMs)) / result.requests.total),
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

let visitor = 0;

/** Each request is a visitor's of its own, or the rate limit would be what is measured. */
function beManyVisitors({ headers = {} }: Request) {
  return (client: autocannon.Client) => {
    const renew = () => {
      visitor += 1;
      const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
      client.setHeaders({ ...headers, 'CF-Connecting-IP': address });
    };
    renew();
    client.on('response', renew);
  };
}
