import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The TCP port of a server that listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server does not listen on a port');
  }
  return address.port;
}

/** A port that was free a moment ago, for a program that cannot be told to take any. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
