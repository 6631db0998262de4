import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#app/config/limits.ts';
import type { HealthParts } from '#app/domain/health/health.ts';
import { type DemoAccount, signInAs } from '../support/clients.ts';
import { fileBackend } from '../support/file-backend.ts';
import { type ReportingWorker, serveWithSentry } from '../support/serve-with-sentry.ts';
import { fetchWorker, stopClock } from './worker.ts';

const secrets = ['ada.private', 'example.com', 'my secret words'];
let worker: ReportingWorker;

beforeAll(async () => {
  worker = await serveWithSentry(fileBackend());
});
afterAll(() => worker.stop());

/** What says to the Worker who asks. */
async function signInFor(account: DemoAccount): Promise<{ Authorization: string }> {
  const { client } = await signInAs(account);
  const { data } = await client.auth.getSession();
  return { Authorization: `Bearer ${data.session?.access_token}` };
}

function send(envelope: string): Promise<Response> {
  const headers = { 'CF-Connecting-IP': crypto.randomUUID() };
  return fetch(`${worker.url}/api/errors`, { method: 'POST', body: envelope, headers });
}

function events(): { tags?: { request_id?: string } }[] {
  return worker.sink
    .items()
    .filter(({ type }) => type === 'event')
    .map(({ payload }) => JSON.parse(payload));
}

test('an error of the Worker is answered without its text, logged by its kind, and reported by its place', async () => {
  const headers = await signInFor('admin');
  const response = await fetch(`${worker.url}/api/errors/test`, { method: 'POST', headers });
  expect(response.status).toBe(500);
  const id = response.headers.get('X-Request-Id');
  const answer = await response.text();
  expect(answer).toContain(id);
  await expect.poll(() => events().some(({ tags }) => tags?.request_id === id)).toBe(true);
  const line = worker.logs.find((line) => line.includes(`${id}`) && line.includes('"internal"'));
  expect(JSON.parse(line ?? '{}')).toEqual({
    level: 'error',
    request_id: id,
    code: 'internal',
    cause: 'AppError internal < Error',
  });
  const everything = [answer, ...worker.logs, ...worker.sink.envelopes].join('\n');
  for (const secret of secrets) expect(everything).not.toContain(secret);
  expect(JSON.stringify(events())).toMatch(/"frames":\[\{.*"lineno":\d+/);
});

test('an error of a page is a line of the log, with its route, and is counted for admins', async () => {
  const send = (body: object) =>
    fetch(`${worker.url}/api/browser-errors`, { method: 'POST', body: JSON.stringify(body) });
  const at = ['/assets/business-Ab_1-2.js:1:204'];
  const error = { name: 'TypeError', path: '/business/my-secret-words', at };
  const response = await send(error);
  expect(response.status).toBe(202);
  const id = response.headers.get('X-Request-Id') ?? '';
  const line = worker.logs.find((one) => one.includes(id) && one.includes('browser_error'));
  expect(JSON.parse(line ?? '{}')).toEqual({
    level: 'error',
    request_id: id,
    browser_error: 'TypeError',
    screen: '/business/:id',
    at,
  });
  for (const refused of [
    { ...error, message: 'ada.private' },
    { ...error, name: 'my secret words' },
    { ...error, at: ['my secret words'] },
    { ...error, path: 'https://example.com/' },
  ]) {
    expect((await send(refused)).status).toBe(400);
  }
  expect(worker.logs.join('\n')).not.toMatch(/my.secret.words|ada\.private/);
  const headers = await signInFor('admin');
  const countErrors = async () => {
    const response = await fetch(`${worker.url}/api/health/parts`, { headers });
    const parts: HealthParts = await response.json();
    return parts.traffic?.reduce((sum, hour) => sum + hour.browser_errors, 0);
  };
  await expect.poll(countErrors, { interval: 500 }).toBe(1);
});

test.each(['/business/typed-secret-%E0%A4%A', '/Typed-Secret/%e0%a4%a'])(
  'the log does not hold %s, which spells no text',
  async (path) => {
    const response = await fetch(`${worker.url}${path}`);
    expect(response.status).toBe(404);
    const id = response.headers.get('X-Request-Id');
    await expect.poll(() => worker.logs.some((line) => line.includes(`${id}`))).toBe(true);
    expect(worker.logs.join('\n').toLowerCase()).not.toContain('typed-secret');
  },
);

test.each([
  ['nobody', null, 401],
  ['a visitor', 'visitor', 403],
  ['an owner', 'owner', 403],
] as const)('errors are not raised for %s', async (_who, account, status) => {
  const headers = account === null ? {} : await signInFor(account);
  const response = await fetchWorker('/api/errors/test', { method: 'POST', headers });
  expect(response.status).toBe(status);
});

test('a loader that fails is reported too, under the request’s number', async () => {
  const response = await fetch(`${worker.url}/sentry-test?raise=loader`);
  expect(response.status).toBe(500);
  const id = response.headers.get('X-Request-Id') ?? '';
  await expect.poll(() => events().some(({ tags }) => tags?.request_id === id)).toBe(true);
  for (const secret of secrets) expect(await response.clone().text()).not.toContain(secret);
});

test('a browser’s envelope for our project is passed on, for another it is refused', async () => {
  const { dsn } = worker.sink;
  const event = '{"type":"event"}\n{"event_id":"0123","note":"ada.private@example.com"}\n';
  expect((await send(`{"dsn":"${dsn}"}\n${event}`)).status).toBe(202);
  await expect.poll(() => worker.sink.envelopes.join()).toContain('"note":"[e-mail]"');
  const count = worker.sink.envelopes.length;
  for (const envelope of [
    `{"dsn":"http://sinkkey@evil.example/7"}\n${event}`,
    `{"dsn":"${dsn}8"}\n${event}`,
    event,
    'hello',
    '',
  ]) {
    expect((await send(envelope)).status).toBe(403);
  }
  expect((await send(`{"dsn":"${dsn}"}\n${'x'.repeat(2 * 1024 * 1024)}`)).status).toBe(413);
  expect(worker.sink.envelopes.length).toBe(count);
});

test('a share of the requests is traced, by route; a trace is that of our own page or a new one', async () => {
  const ours = { 'Sec-Fetch-Site': 'same-origin', 'sentry-trace': traceOf('a') };
  const foreign = { 'Sec-Fetch-Site': 'cross-site', 'sentry-trace': traceOf('c') };
  for (let request = 0; request < 80; request += 1) {
    await fetch(`${worker.url}/api/health?q=typed`, { headers: ours });
    await fetch(`${worker.url}/api/config`, { headers: foreign });
  }
  const transactions = () => worker.sink.items().filter(({ type }) => type === 'transaction');
  const textOf = (route: string) =>
    transactions()
      .map(({ payload }) => payload)
      .filter((payload) => payload.includes(`GET ${route}`))
      .join();
  await expect.poll(() => textOf('/api/health')).toContain('a'.repeat(32));
  await expect.poll(() => textOf('/api/config')).not.toBe('');
  expect(textOf('/api/config')).not.toContain('c'.repeat(32));
  // Of 160, 32 are to be expected, although each of them asked to be traced.
  expect(transactions().length).toBeLessThan(80);
  expect(
    transactions()
      .map(({ payload }) => payload)
      .join(),
  ).not.toContain('typed');
});

test('errors raised on purpose are rate-limited, which protects the error quota', async () => {
  await stopClock();
  const headers = { 'CF-Connecting-IP': '203.0.113.82', ...(await signInFor('super')) };
  const raise = () => fetchWorker('/api/errors/test', { method: 'POST', headers });
  for (let time = 0; time < rateLimits.testErrors.requests; time += 1) {
    expect((await raise()).status).toBe(500);
  }
  expect((await raise()).status).toBe(429);
  const refused = await fetchWorker('/sentry-test?raise=loader', { headers });
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('Too many requests');
  expect((await fetchWorker('/sentry-test', { headers })).status).toBe(200);
});

test('without an error tracker, the tunnel is not found and pages do not name it', async () => {
  const response = await fetchWorker('/api/errors', { method: 'POST', body: '{}' });
  expect(response.status).toBe(404);
  expect(await (await fetchWorker('/sentry-test')).text()).not.toContain('name="error-reports"');
  expect(await (await fetch(`${worker.url}/sentry-test`)).text()).toContain('name="error-reports"');
});

function traceOf(digit: string): string {
  return `${digit.repeat(32)}-${'b'.repeat(16)}-1`;
}
