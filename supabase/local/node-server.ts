import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Hono } from 'hono';
import { StartError, nameError } from './errors.ts';
import { portOf } from './port.ts';

/** The bindings in a Hono handler's `c.env`, for streaming without a Request. */
export type NodeBindings = { incoming: IncomingMessage; outgoing: ServerResponse };
export type NodeEnv = { Bindings: NodeBindings };

export type NodeServer = { url: string; stop: () => Promise<void> };

/** The handler of upgrade requests to one path, which receives their sockets. */
export type Upgrade = {
  path: string;
  take: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

type ListenOptions = {
  app: Pick<Hono<NodeEnv>, 'fetch'>;
  upgrade?: Upgrade;
  /** 0 takes a free port. */
  port: number;
  /** The variable that sets the port, for the error message when it is taken. */
  portVariable: string;
  log: (line: string) => void;
};

/** Returned by a handler that has written to `c.env.outgoing` itself. */
export const alreadySent = new Response(null, { headers: { 'x-already-sent': '1' } });

/**
 * Serves a Hono application on loopback.
 * @throws StartError when the port is taken
 */
export async function listen(options: ListenOptions): Promise<NodeServer> {
  const { app, upgrade, port, portVariable, log } = options;
  // Other upgrade requests are answered like ordinary requests.
  const shouldUpgradeCallback = (request: IncomingMessage) => pathOf(request) === upgrade?.path;
  const server = createServer({ shouldUpgradeCallback }, (incoming, outgoing) => {
    void handle(app, { incoming, outgoing }).catch((error: unknown) => {
      if (!outgoing.destroyed)
        log(`${incoming.method} ${pathOf(incoming)} failed: ${nameError(error)}`);
      outgoing.destroy();
    });
  });
  if (upgrade) server.on('upgrade', upgrade.take);
  server.keepAliveTimeout = 65_000;
  server.listen({ host: '127.0.0.1', port });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw explainListenError({ error, port, portVariable });
  });
  return { url: `http://127.0.0.1:${portOf(server)}`, stop: () => stop(server) };
}

/**
 * Detects a taken port before the work of a first start instead of after it.
 * @throws StartError when the port is taken
 */
export async function requireFreePort(options: Omit<ListenOptions, 'app'>): Promise<void> {
  const server = await listen({ ...options, app: new Hono() });
  await server.stop();
}

/** Returns the path without the query, which may contain user input. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/\?.*/s, '');
}

async function handle(app: Pick<Hono<NodeEnv>, 'fetch'>, env: NodeBindings): Promise<void> {
  const response = await app.fetch(toRequest(env.incoming), env);
  if (response.headers.has('x-already-sent')) return;

  const { outgoing } = env;
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (response.body === null) {
    outgoing.end();
    return;
  }
  await pipeline(response.body, outgoing);
}

function toRequest(incoming: IncomingMessage): Request {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });

  return new Request(url, {
    method,
    headers,
    body: lazyBody(incoming),
    duplex: 'half',
  } as RequestInit);
}

/**
 * Reads the body only on demand, so that a handler may pipe `incoming` instead. A handler that fails
 * while it reads cancels the body: the rest is read and dropped, because a client that is still
 * sending would lose the answer with its connection.
 */
function lazyBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Buffer> | null = null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        chunks ??= incoming[Symbol.asyncIterator]();
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: () => void drop(chunks ?? incoming[Symbol.asyncIterator]()),
    },
    { highWaterMark: 0 },
  );
}

async function drop(chunks: AsyncIterator<Buffer>): Promise<void> {
  // A connection that ends meanwhile has nobody to answer.
  const next = () => chunks.next().catch(() => ({ done: true }));
  while (!(await next()).done);
}

function explainListenError({
  error,
  port,
  portVariable,
}: {
  error: NodeJS.ErrnoException;
  port: number;
  portVariable: string;
}): unknown {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is already in use; stop what uses it or set ${portVariable} to another port.`,
      { cause: error },
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port} may not be opened by this user; set ${portVariable} to a port above 1023.`,
      { cause: error },
    );
  }
  return error;
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
