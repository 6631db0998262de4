import { fetchWorker } from '../worker/worker.ts';

type StoredResponse = { text: string; tags: string[]; freshUntilMs: number };

/**
 * Stands in for Cloudflare's cache in front of the Worker, which runs on Cloudflare alone: keeps by path
 * and query what `Cloudflare-CDN-Cache-Control` allows, and forgets by `Cache-Tag`, in any case of
 * letters. https://developers.cloudflare.com/workers/cache/
 */
export function createFakeEdgeCache() {
  const stored = new Map<string, StoredResponse>();
  const purged: CachePurgeOptions[] = [];
  const refusals: CachePurgeError[] = [];
  async function fetchThroughCache(path: string) {
    const found = stored.get(path);
    if (found && Date.now() < found.freshUntilMs) return { status: 'HIT', text: found.text };
    const response = await fetchWorker(path);
    const text = await response.text();
    const said = response.headers.get('Cloudflare-CDN-Cache-Control') ?? 'no-store';
    const seconds = Number(/max-age=(\d+)/.exec(said)?.[1] ?? 0);
    if (seconds === 0 || response.headers.has('Set-Cookie')) return { status: 'BYPASS', text };
    const tags = (response.headers.get('Cache-Tag') ?? '').toLowerCase().split(',');
    stored.set(path, { text, tags, freshUntilMs: Date.now() + seconds * 1_000 });
    return { status: 'MISS', text };
  }
  return {
    purged,
    /** What the next calls are refused with. */
    refusals,
    ask: fetchThroughCache,
    /** 'HIT /about' */
    statusOf: async (path: string) => `${(await fetchThroughCache(path)).status} ${path}`,
    async purge(what: CachePurgeOptions): Promise<CachePurgeResult> {
      const refusal = refusals.shift();
      if (refusal) return { success: false, errors: [refusal] };
      purged.push(what);
      const names = new Set(what.tags?.map((tag) => tag.toLowerCase()));
      for (const [path, { tags }] of stored) {
        if (what.purgeEverything || tags.some((tag) => names.has(tag))) stored.delete(path);
      }
      return { success: true, errors: [] };
    },
    async invalidate(): Promise<CachePurgeResult> {
      throw new Error('Stale copies would be served');
    },
  };
}
