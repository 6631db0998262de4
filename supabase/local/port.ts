import { randomInt } from 'node:crypto';
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

/** Below those that systems hand out themselves (Linux from 32,768 on), so that no other socket gets it by chance. */
const chosenPorts = { from: 20_000, to: 32_000 } as const;

/** A port that was free a moment ago, for a program that cannot be told to take any. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(chosenPorts.from, chosenPorts.to);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen({ host: '127.0.0.1', port });
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
