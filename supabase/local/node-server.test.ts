import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { type NodeEnv, listen } from './node-server.ts';

/** Serves an app that reads the first part of a body, and then fails as on a full disk. */
async function serveFailingUploads(): Promise<string> {
  const app = new Hono<NodeEnv>();
  app.post('/', async (c) => {
    for await (const chunk of c.req.raw.body ?? []) {
      if (chunk.byteLength > 0) throw new Error('ENOSPC');
    }
    return c.body(null);
  });
  app.onError((_, c) => c.text('The disk is full', 500));
  const server = await listen({ app, port: 0, portVariable: 'PORT', log: () => undefined });
  onTestFinished(() => server.stop());
  return server.url;
}

test('a client still sending when an upload fails gets the error, not a reset connection', async () => {
  const url = await serveFailingUploads();
  const sent = new Uint8Array(20_000_000);
  for (let time = 0; time < 5; time += 1) {
    const answer = await fetch(url, { method: 'POST', body: sent });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('The disk is full');
  }
});
