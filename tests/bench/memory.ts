import { workerVariables } from '../../supabase/commands/worker-variables.ts';
import { startIsolatedBackend } from '../support/test-backend.ts';
import { findFreePort, serveProduct } from './workerd.ts';

const seconds = 60;
/** What is kept on purpose (answers that are ready, counts) has found its size by then. */
const warmUpSeconds = 20;
const connections = 6;
const popular = 40;
/** What the heap may hold more after a minute than before it, in megabytes. */
const maxGrowth = 3;

/**
 * A minute of different pages, searches and suggestions, and what of the Worker's heap is still in use
 * after garbage collections: what grows there is kept by something. The process says nothing of it:
 * allocators keep what they once had.
 */
export async function benchMemory(): Promise<void> {
  const backend = await startIsolatedBackend();
  const inspectorPort = await findFreePort();
  const product = await serveProduct(workerVariables(backend), { inspectorPort });
  try {
    const paths = await findPaths(product.url);
    const heap = await openHeap(inspectorPort);
    const lines = [{ what: 'started', requests: 0, ...(await heap.measure()) }];
    let requests = await visit(product.url, { paths, seconds: warmUpSeconds });
    lines.push({ what: `after ${warmUpSeconds} s`, requests, ...(await heap.measure()) });
    requests = await visit(product.url, { paths, seconds });
    lines.push({ what: `${seconds} s later`, requests, ...(await heap.measure()) });
    heap.close();
    console.log(`\nHeap of the Worker after garbage collection, MB (${paths.length} addresses)`);
    console.table(lines);
    const [, before, after] = lines;
    const growth = after!.objects + after!.buffers - before!.objects - before!.buffers;
    if (growth > maxGrowth) throw new Error(`The heap grew by ${growth.toFixed(1)} MB`);
  } finally {
    await product.stop();
    await backend.stop();
  }
}

/** All that the sitemaps name, and as many searches as make every fifth request one. */
async function findPaths(url: string): Promise<string[]> {
  const readPaths = async (path: string) => {
    const text = await (await fetch(url + path)).text();
    return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, at]) => new URL(at!).pathname);
  };
  const sitemaps = await readPaths('/sitemap.xml');
  const pages = (await Promise.all(sitemaps.map(readPaths))).flat();
  const words = ['pizza', 'coffee', 'dentist', 'plumber', 'brunch', 'book store', 'gym', 'taco'];
  return pages.flatMap((page, index) => {
    if (index % 4 > 0) return [page];
    const q = encodeURIComponent(`${words[(index / 4) % words.length]} ${index}`);
    return [page, `${['/', '/api/search', '/api/suggest'][(index / 4) % 3]}?q=${q}`];
  });
}

type Visit = { paths: readonly string[]; seconds: number };

let visitor = 0;

/** Each request is a visitor's of its own. -> how many there were. @throws where one was refused */
async function visit(url: string, { paths, seconds }: Visit): Promise<number> {
  const endsAt = performance.now() + seconds * 1000;
  const first = visitor;
  const ask = async () => {
    while (performance.now() < endsAt) {
      visitor += 1;
      const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
      // Every second one is of those that many ask for, which are answered without the whole way.
      const path = paths[visitor % 2 === 0 ? (visitor / 2) % popular : visitor % paths.length]!;
      const response = await fetch(url + path, { headers: { 'CF-Connecting-IP': address } });
      await response.arrayBuffer();
      if (response.status >= 400) throw new Error(`${path} was answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return visitor - first;
}

/** Asks V8's inspector; of all Workers there the first, which is the product. */
async function openHeap(port: number) {
  const workers: { id: string; webSocketDebuggerUrl: string }[] = await (
    await fetch(`http://127.0.0.1:${port}/json`)
  ).json();
  const socket = new WebSocket(workers.find(({ id }) => id.includes('main'))!.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let last = 0;
  function send<Result>(method: string): Promise<Result> {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method }));
    return new Promise((resolve) => {
      socket.addEventListener('message', function hear({ data }) {
        const answer = JSON.parse(String(data)) as { id?: number; result: Result };
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(answer.result);
      });
    });
  }
  return {
    /** Objects of JavaScript, and the buffers that they hold. */
    async measure() {
      await send('HeapProfiler.collectGarbage');
      const used = await send<{ usedSize: number; backingStorageSize: number }>(
        'Runtime.getHeapUsage',
      );
      return { objects: toMegabytes(used.usedSize), buffers: toMegabytes(used.backingStorageSize) };
    },
    close: () => socket.close(),
  };
}

const toMegabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;
