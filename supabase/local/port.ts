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

/** What Node, PostgREST and PostgreSQL say of a port that somebody else has. */
const isTaken = /address (?:already )?in use|could not create any TCP\/IP sockets/i;
const mostTries = 3;

/**
 * Starts a program that cannot be told to take any port on one that was free a moment ago; where
 * somebody else was faster, on another.
 */
export async function startOnFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await findFreePort());
    } catch (error) {
      if (tries === mostTries || !isTaken.test(String(error))) throw error;
    }
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
