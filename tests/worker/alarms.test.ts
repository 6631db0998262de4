import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { asService, signInAs } from '../support/clients.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';

type Post = { type: string | undefined; body: { text: string } };

const posts: Post[] = [];
let status = 200;
const chat = createServer(async (request, response) => {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Post['body'];
  if (status === 200) posts.push({ type: request.headers['content-type'], body });
  response.writeHead(status).end('ok');
});
let worker: RunningWorker;

beforeAll(async () => {
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/services/T0/B0/secret`;
  const variables = { ALARM_WEBHOOK_URL: url, SITE_URL: 'https://directory.example' };
  worker = await serveTestWorker({ variables });
});
afterAll(async () => {
  await worker?.stop();
  chat.closeAllConnections();
  chat.close();
});

test('a test reaches the admin who asks for it and a chat, which is tried again until it accepts', async () => {
  const { client, userId } = await signInAs('admin');
  // What the seed has waiting for long is an alarm of its own.
  await worker.runCron('* * * * *');
  posts.length = 0;
  expect((await client.rpc('test_alarms')).data).toBe(true);
  const { data: bell } = await client.from('notifications').select('data').eq('kind', 'alarm');
  expect(bell?.map(({ data }) => data)).toContainEqual({
    alarm: 'test',
    event: 'test',
    detail: 'Test',
  });

  status = 500;
  expect(await worker.runCron('* * * * *')).toMatchObject({ outcome: 'exception' });
  status = 200;
  expect(await worker.runCron('* * * * *')).toMatchObject({ outcome: 'ok' });
  expect(posts).toEqual([
    {
      type: 'application/json',
      body: {
        text: 'Test of the alarms\nAlarms reach you this way. Nothing is wrong.\nhttps://directory.example/dashboard/health',
      },
    },
  ]);
  await worker.runCron('* * * * *');
  expect(posts).toHaveLength(1);
  expect(userId).toBeTruthy();
});

test('an alarm of the database is posted when it begins', async () => {
  const now = Date.now();
  const runs = [2, 1].map((ago) => ({
    name: 'charts',
    started_at: new Date(now - ago * 1_000).toISOString(),
    ended_at: new Date(now - ago * 1_000).toISOString(),
    failure: 'AppError backend_unavailable',
  }));
  posts.length = 0;
  await asService().rpc('record_cron_runs', { runs });
  await worker.runCron('* * * * *');
  await worker.runCron('* * * * *');
  expect(posts.map(({ body }) => body.text)).toEqual([
    'Alarm: Scheduled tasks fail\nUpdates the charts\nhttps://directory.example/dashboard/health',
  ]);
});

test('people who are no admins neither see alarms nor test them', async () => {
  const { client } = await signInAs('owner');
  for (const name of ['find_health', 'measure_alarms', 'test_alarms'] as const) {
    expect((await client.rpc(name)).error?.code).toBe('42501');
  }
});
