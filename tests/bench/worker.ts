import autocannon from 'autocannon';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { workerVariables } from '../../supabase/local/backend.ts';
import { startLoneBackend } from '../support/test-backend.ts';
import { serveHello, serveProduct } from './workerd.ts';

type Line = { what: string; requestsPerSecond: number; medianMs: number; p99Ms: number };

/** Requests per second and latency of three pages and a search, beside a hello-world Worker. */
export async function benchWorker(): Promise<void> {
  const backend = await startLoneBackend();
  const hello = await serveHello();
  const product = await serveProduct(workerVariables(backend));
  try {
    const search: SearchAnswer = await (await fetch(`${product.url}/api/search?q=pizza`)).json();
    const baseline = await load('hello world', hello.url);
    const lines = [
      baseline,
      await load('/', `${product.url}/`),
      await load('a listing', `${product.url}/business/${search.results[0]?.slug}`),
      await load('a search page', `${product.url}/?q=pizza&near=Austin%2C+TX`),
      await load('/api/search', `${product.url}/api/search?q=pizza&near=Austin%2C+TX`),
    ];
    console.log(
      '\nWorker under `workerd serve` (16 connections, 5 s each, answers cached as for a second visitor)',
    );
    console.table(
      lines.map((line) => ({
        ...line,
        'of hello world': `${((100 * line.requestsPerSecond) / baseline.requestsPerSecond).toFixed(1)} %`,
      })),
    );
  } finally {
    await product.stop();
    await hello.stop();
    await backend.stop();
  }
}

async function load(what: string, url: string): Promise<Line> {
  await autocannon({ url, connections: 4, duration: 1 });
  let visitor = 0;
  const result = await autocannon({
    url,
    connections: 16,
    duration: 5,
    // Each connection is a visitor of its own, or the rate limit would be what is measured.
    setupClient: (client) => {
      const renew = () => {
        visitor += 1;
        client.setHeaders({
          'CF-Connecting-IP': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
        });
      };
      renew();
      client.on('response', renew);
    },
  });
  if (result.non2xx > 0) {
    throw new Error(`${what}: ${result.non2xx} answers were not 200`);
  }
  return {
    what,
    requestsPerSecond: Math.round(result.requests.average),
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
