import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, startTestStack } from '../testing/project.ts';

const project = createProject();
let stack: Awaited<ReturnType<typeof startTestStack>>;

beforeAll(async () => {
  stack = await startTestStack({ projectDir: project.folder });
}, 60_000);

afterAll(async () => {
  await stack.stop();
  project.remove();
});

/** fetch sets Host by itself, so this asks with node:http. */
async function ask(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const asking = request(stack.supabase.url + path, { headers });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

test.each(['/inbox', '/inbox.json'])(
  '%s answers its own address, by both its names',
  async (path) => {
    const { port, origin } = new URL(stack.supabase.url);
    expect((await ask(path, {})).statusCode).toBe(200);
    expect((await ask(path, { host: `localhost:${port}` })).statusCode).toBe(200);
    expect((await ask(path, { origin })).statusCode).toBe(200);
  },
);

test.each(['/inbox', '/inbox.json'])('%s is closed to other sites', async (path) => {
  const { port } = new URL(stack.supabase.url);
  const other = await ask(path, { origin: 'http://localhost:8787' });
  expect(other.statusCode).toBe(403);
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
  // A name of somebody else that leads to loopback.
  expect((await ask(path, { host: `evil.example:${port}` })).statusCode).toBe(403);
  const own = await ask(path, {});
  expect(own.headers['access-control-allow-origin']).toBeUndefined();
});
