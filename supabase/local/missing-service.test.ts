import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, startTestStack } from './testing/project.ts';

const project = createProject();
let stack: Awaited<ReturnType<typeof startTestStack>>;

beforeAll(async () => {
  stack = await startTestStack({ projectDir: project.folder });
});

afterAll(async () => {
  await stack.stop();
  project.remove();
});

test('functions and GraphQL are refused', async () => {
  for (const path of ['/functions/v1/hello', '/graphql/v1/']) {
    const response = await fetch(stack.supabase.url + path, { method: 'POST', body: '{}' });
    expect(response.status).toBe(501);
    expect(await response.json()).toMatchObject({ code: 'not_implemented' });
  }
});

test('a WebSocket gets an answer instead of a connection that hangs', async () => {
  const upgrade = request(`${stack.supabase.url}/functions/v1/hello`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
    },
  });
  upgrade.end();
  const answers: unknown[] = await once(upgrade, 'response');
  const response = answers[0] as IncomingMessage;
  response.resume();
  expect(response.statusCode).toBe(501);
});
