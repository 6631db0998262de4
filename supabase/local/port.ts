import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Returns the TCP port of a listening server. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server does not listen on a port');
  }
  return address.port;
}

/** Below the ephemeral ports (on Linux from 32,768), so that no other socket gets it by chance. */
const chosenPorts = { from: 20_000, to: 32_000 } as const;

/** Returns a port that was just free, for a program that cannot choose one by itself. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(chosenPorts.from, chosenPorts.to);
    if (await isFree(port)) return port;
  }
}

/** The messages of Node, PostgREST and PostgreSQL for a port in use. */
const isTaken = /address (?:already )?in use|could not create any TCP\/IP sockets/i;
const maxTries = 3;

/**
 * Starts a program that cannot choose a port by itself on one that was just free; retries with
 * another when it was taken meanwhile.
 */
export async function startOnFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await findFreePort());
    } catch (error) {
      if (tries === maxTries || !isTaken.test(String(error))) throw error;
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
