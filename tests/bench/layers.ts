import { changeQuestions } from '#app/config/limits.ts';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { createIsolateMemory } from '#app/services/kv/cache-entries.ts';
import { type Cache, createCache } from '#app/services/kv/cache.ts';
import { workerVariables } from '../../supabase/commands/worker-variables.ts';
import { startIsolatedBackend } from '../support/test-backend.ts';
import { type Served, serveProduct } from './workerd.ts';

const layers = ['database', 'KV', 'isolate memory', 'prepared response'] as const;
type Layer = (typeof layers)[number];

/** Pages of each kind: what is asked for once is measured on several, after as many others have warmed the code up. */
const samples = 10;

/**
 * What each copy between table and reader saves: the wait for an answer and the Worker's processor time by the layer
 * that gave it, and how many requests each layer answers at several loads.
 */
export async function benchLayers(): Promise<void> {
  const backend = await startIsolatedBackend();
  try {
    // Pages are cached by the site's address, which both have.
    const variables = { ...workerVariables(backend), SITE_URL: 'https://bench.example' };
    const product = await serveProduct(variables, { hasTwin: true });
    try {
      // A new isolate dates changes of the last minutes, such as the seed's, this much later.
      await new Promise((resolve) => setTimeout(resolve, changeQuestions.longestTransactionMs));
      for (const [what, paths] of Object.entries(await findPaths(product))) {
        for (const path of paths.slice(samples)) {
          for (const url of [product.url, product.twinUrl]) {
            for (const method of ['GET', 'GET', 'HEAD']) await time(url + path, method);
          }
        }
        console.log(`\n${what}: median of ${samples}, by the layer that answered`);
        console.table(await measureLayers(product, paths.slice(0, samples)));
      }
    } finally {
      await product.stop();
    }
  } finally {
    await backend.stop();
  }
  console.log('\nPercent of requests that each layer answers (3,000 pages, Zipf, 8 isolates)');
  // A million views a month are 0.4 a second.
  console.table(await Promise.all([0.4, 2, 4, 20].map(simulate)));
}

async function findPaths({ url }: Served): Promise<Record<string, string[]>> {
  const answer = await fetch(`${url}/api/search?near=Austin%2C+TX&category=restaurants`);
  const { results }: SearchAnswer = await answer.json();
  const slugs = results.map(({ slug }) => slug);
  const words = 'pizza tacos bakery dentist plumber lawyer gym florist hotel vet bar salon'.split(
    ' ',
  );
  return {
    'a listing': slugs.map((slug) => `/business/${slug}`),
    'a page of results': words.map((word) => `/?q=${word}&near=Austin%2C+TX`),
    '/api/search': words.map((word) => `/api/search?q=${word}&near=Denver%2C+CO`),
  };
}

/** The twin shares KV with the product and has a memory of its own. */
async function measureLayers(product: Served, paths: string[]) {
  const lines = [];
  // A search goes to KV on its second request. Nothing is prepared for HEAD.
  const answers: Record<Layer, { of: string; warm?: string; method?: string }> = {
    database: { of: product.url },
    KV: { of: product.twinUrl, warm: product.url },
    'isolate memory': { of: product.twinUrl, method: 'HEAD' },
    'prepared response': { of: product.twinUrl, warm: product.twinUrl },
  };
  for (const layer of layers) {
    const { of, warm, method = 'GET' } = answers[layer];
    if (warm) for (const path of paths) await time(warm + path, 'GET');
    const beforeMs = await product.readCpuMs();
    const waits = [];
    for (const path of paths) waits.push(await time(of + path, method));
    const cpuMs = (await product.readCpuMs()) - beforeMs;
    lines.push({
      layer,
      waitMs: Number(median(waits).toFixed(1)),
      cpuMs: Number((cpuMs / paths.length).toFixed(1)),
    });
  }
  return lines;
}

let visitor = 0;

async function time(url: string, method: string): Promise<number> {
  visitor += 1;
  const headers = { 'CF-Connecting-IP': `10.0.${visitor >> 8}.${visitor & 255}` };
  const startedAt = performance.now();
  const answer = await fetch(url, { method, headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - startedAt;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** An hour of requests for pages of which the n-th is asked for 1/n as often as the first, by the Worker's own cache. */
async function simulate(perSecond: number) {
  const [pages, isolates, seconds] = [3_000, 8, 3_600];
  const stored = new Map<string, ArrayBuffer>();
  const counts: Record<Layer, number> = {
    database: 0,
    KV: 0,
    'isolate memory': 0,
    'prepared response': 0,
  };
  let writes = 0;
  let nowMs = 0;
  let random = 1;
  const draw = () => (random = (random * 48_271) % 2_147_483_647) / 2_147_483_647;
  const background: Promise<unknown>[] = [];
  let last = 'isolate memory' as Layer;
  const memories = Array.from({ length: isolates }, createIsolateMemory);
  const open = (memory: (typeof memories)[number]): Cache =>
    createCache({
      kv: {
        get: async (name: string) => {
          const copy = stored.get(name) ?? null;
          if (copy) last = 'KV';
          return copy;
        },
        async put(name: string, value: Uint8Array<ArrayBuffer>) {
          stored.set(name, value.slice().buffer);
          writes += 1;
        },
        delete: async () => {},
      } as never,
      memory,
      changes: { catchUp: () => null, wereInvalidatedSince: () => false },
      waitUntil: (work) => void background.push(work),
      now: () => nowMs,
    });
  const total = perSecond * seconds;
  for (let number = 0; number < total; number += 1) {
    nowMs = (number * 1_000) / perSecond;
    const page = Math.floor(pages ** draw());
    const memory = memories[Math.floor(draw() * isolates)]!;
    last = 'isolate memory' as Layer;
    const cache = open(memory);
    await cache.read('page', String(page), async () => ({ value: page, isCacheable: true }));
    if (cache.state() === 'miss') last = 'database';
    else if (last !== 'KV' && cache.state() === 'hit') last = 'prepared response';
    counts[last] += 1;
    while (background.length > 0) await background.shift();
  }
  const percent = layers.map((layer) => [layer, Math.round((1_000 * counts[layer]) / total) / 10]);
  const perView = Math.round((100 * writes) / total) / 100;
  return { 'requests per second': perSecond, ...Object.fromEntries(percent), 'KV writes': perView };
}
