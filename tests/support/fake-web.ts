import type { RunningWorker } from '../../supabase/local/worker.ts';
import { serveTestWorker } from './serve-test-worker.ts';
import { log } from './test-supabase.ts';

export type FakeWeb = {
  worker: RunningWorker;
  /** What each address of the web says; others are not there. */
  pages: Record<string, string>;
  /** What was asked of the web. */
  requested: Request[];
};

/**
 * The built Worker in a web whose every host has an address of the public internet. Whoever starts it
 * stops its Worker.
 */
export async function startInFakeWeb(): Promise<FakeWeb> {
  const pages: Record<string, string> = {};
  const requested: Request[] = [];
  const worker = await serveTestWorker({
    onLog: ({ message }) => log(message),
    async answerFor(request) {
      const { hostname, searchParams } = new URL(request.url);
      if (hostname === 'cloudflare-dns.com') {
        const isIpv4 = searchParams.get('type') === 'A';
        return Response.json({ Answer: isIpv4 ? [{ type: 1, data: '93.184.216.34' }] : [] });
      }
      // The backend of the test.
      if (hostname === '127.0.0.1') return pass(request);
      requested.push(request);
      const text = pages[request.url];
      return new Response(text ?? 'none', { status: text === undefined ? 404 : 200 });
    },
  });
  return { worker, pages, requested };
}

/** Miniflare's requests are of another class than Node's `fetch` takes. */
async function pass({ url, method, headers, body }: Request): Promise<Response> {
  const sent = body === null ? null : await new Response(body).arrayBuffer();
  return fetch(url, { method, headers: [...headers], body: sent });
}
