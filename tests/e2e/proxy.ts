import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { listen } from '../../supabase/local/node-server.ts';

/** Before the service worker's code: it waits ten times as long, so that a loaded machine looks like no outage. */
const patience =
  '{ const start = setTimeout; setTimeout = (run, ms, ...values) => start(run, 10 * ms, ...values); }';

/** The product as a browser reaches it: it can end, be slow, and be deployed anew. */
export async function serveProxy(productUrl: string, { isPatient = true } = {}) {
  const requested: string[] = [];
  let waitMs = 0;
  let rewrite = (html: string) => html;
  const app = new Hono();
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    requested.push(pathname + search);
    if (c.req.header('sec-fetch-mode') === 'navigate' || pathname === '/offline') {
      await sleep(waitMs);
    }
    const { method } = c.req;
    const body = method === 'GET' || method === 'HEAD' ? null : await c.req.text();
    const answer = await proxy(productUrl + pathname + search, {
      method,
      body,
      headers: { ...c.req.header(), 'accept-encoding': 'identity' },
    });
    const change =
      pathname === '/sw.js' && isPatient
        ? (script: string) => patience + script
        : answer.headers.get('content-type')?.startsWith('text/html') && rewrite;
    if (!change) return answer;
    const headers = new Headers(answer.headers);
    // It is about other bytes.
    headers.delete('etag');
    return new Response(change(await answer.text()), { status: answer.status, headers });
  });
  const start = (port: number) => listen({ app, port, portVariable: 'PORT', log: () => undefined });
  let server = await start(0);
  const { url } = server;
  return {
    url,
    requested,
    count: (beginning: string) => requested.filter((path) => path.startsWith(beginning)).length,
    /** As when its machine is off: nobody listens there any more. */
    stop: () => server.stop(),
    async restart() {
      server = await start(Number(new URL(url).port));
    },
    /** How long each document takes from now on. */
    slowDown(ms: number) {
      waitMs = ms;
    },
    /** Documents as another deployment makes them. */
    deploy(change: (html: string) => string) {
      rewrite = change;
    },
  };
}
