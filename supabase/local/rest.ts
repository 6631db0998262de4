import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Hono, type Handler } from 'hono';
import type { GatewayEnv } from './api-key.ts';
import { alreadySent } from './node-server.ts';

const perConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/** Creates `/rest/v1`: proxies everything to PostgREST unchanged, streaming bodies. */
export function createRest(postgrestPort: number): Hono<GatewayEnv> {
  const agent = new Agent({ keepAlive: true });
  const forward: Handler<GatewayEnv> = async (c) => {
    const { incoming, outgoing } = c.env;
    const path = withoutKey((incoming.url ?? '/').replace(/^\/rest\/v1\/?/, '/'));
    const upstream = request({
      agent,
      host: '127.0.0.1',
      port: postgrestPort,
      method: incoming.method,
      path,
      headers: { ...withoutConnection(incoming.headers), authorization: `Bearer ${c.var.token}` },
    });
    outgoing.on('close', () => upstream.destroy());
    const answered = new Promise<void>((resolve, reject) => {
      upstream.on('error', reject);
      upstream.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
        pipeline(answer, outgoing).then(resolve, reject);
      });
    });
    incoming.pipe(upstream);
    await answered;
    return alreadySent;
  };
  return new Hono<GatewayEnv>().all('*', forward);
}

/** Removes `?apikey=`, which PostgREST would read as a filter on a column. */
function withoutKey(path: string): string {
  const [pathname = '', ...rest] = path.split('?');
  const query = rest
    .join('?')
    .split('&')
    .filter((part) => !/^apikey(=|$)/.test(part))
    .join('&');
  return query === '' ? pathname : `${pathname}?${query}`;
}

/**
 * Keeps Content-Length: without it a body would be sent in chunks, and HEAD could not report the
 * size.
 */
function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = { ...headers };
  for (const name of perConnection) delete kept[name];
  return kept;
}
