import { once } from 'node:events';
import { type Server, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { portOf, startOnFreePort } from './port.ts';

async function listenOn(port: number): Promise<Server> {
  const server = createServer().listen({ host: '127.0.0.1', port });
  await once(server, 'listening');
  return server;
}

test('a server whose port was taken meanwhile starts on another one', async () => {
  const others: Server[] = [];
  const server = await startOnFreePort(async (port) => {
    if (others.length < 1) others.push(await listenOn(port));
    return listenOn(port);
  });
  expect(others.map(portOf)).not.toContain(portOf(server));
  for (const one of [...others, server]) one.close();
});

test('a server that fails to start for another reason is not started again', async () => {
  let tries = 0;
  const starting = startOnFreePort(async () => {
    tries += 1;
    throw new Error('PostgREST did not start: no schema');
  });
  await expect(starting).rejects.toThrow('no schema');
  expect(tries).toBe(1);
});
