import { expect, test, vi } from 'vitest';
import { createBudgetedFetch, createCircuitBreaker } from './budgeted-fetch.ts';

const url = 'http://backend.example/rest/v1/rpc/get_business';
const budgetMs = 50;

const pauseMs = 5_000;

function setUp({ failuresToOpen = 2 } = {}) {
  const clock = { nowMs: 0 };
  const breaker = createCircuitBreaker({ failuresToOpen, pauseMs, now: () => clock.nowMs });
  return { clock, breaker };
}

const answering = (status = 200) => vi.fn(async () => new Response('answer', { status }));

/** Never answers, and gives up when it is told to. */
const silent = () =>
  vi.fn<typeof fetch>(
    (input) =>
      new Promise((_resolve, reject) => {
        const { signal } = input as Request;
        const giveUp = () => reject(signal.reason as Error);
        if (signal.aborted) giveUp();
        signal.addEventListener('abort', giveUp);
      }),
  );

test('all questions of a request share one budget', async () => {
  const { breaker } = setUp();
  const neverAnswers = silent();
  const wereLate: boolean[] = [];
  const baseFetch: typeof fetch = (input, init) => {
    wereLate.push((input as Request).signal.aborted);
    return neverAnswers(input, init);
  };
  const budgetedFetch = createBudgetedFetch({ breaker, budgetMs, baseFetch });
  await Promise.all(
    [1, 2, 3].map(() => expect(budgetedFetch(url)).rejects.toHaveProperty('name', 'TimeoutError')),
  );
  await expect(budgetedFetch(url)).rejects.toHaveProperty('name', 'TimeoutError');
  expect(wereLate).toEqual([false, false, false, true]);
});

test.each([3_280, 4_000])(
  'a request that starts at %i ms of 3,300 waits only for the rest, without opening the circuit',
  async (atMs) => {
    const { breaker } = setUp();
    const given = { breaker, budgetMs: 60_000, latestAtMs: 3_300, baseFetch: silent() };
    const asking = createBudgetedFetch({ ...given, now: () => atMs })(url);
    await expect(asking).rejects.toHaveProperty('name', 'TimeoutError');
    expect(breaker.mayAsk()).toBe(true);
  },
);

test('a machine that was slow itself still asks for a while', async () => {
  const { breaker } = setUp();
  const given = { breaker, budgetMs: 60_000, latestAtMs: 3_300, minMs: 60_000 };
  const baseFetch = async () => Response.json([]);
  const answer = await createBudgetedFetch({ ...given, baseFetch, now: () => 9_000 })(url);
  expect(answer.status).toBe(200);
});

test('after several timeouts, and not after one, the next request makes no call', async () => {
  const { breaker } = setUp();
  const askSilent = () =>
    createBudgetedFetch({ breaker, budgetMs, baseFetch: silent() })(url).catch(() => undefined);
  await askSilent();
  expect(breaker.mayAsk()).toBe(true);
  await askSilent();
  const baseFetch = answering();
  const second = createBudgetedFetch({ breaker, budgetMs, baseFetch });
  await expect(second(url)).rejects.toHaveProperty('name', 'CircuitOpenError');
  expect(baseFetch).not.toHaveBeenCalled();
});

test('a request that probes the backend makes all of its calls, and a success closes the circuit', async () => {
  const { breaker, clock } = setUp();
  breaker.recordFailure(clock.nowMs);
  breaker.recordFailure(clock.nowMs);
  clock.nowMs += 5_000;
  const baseFetch = answering();
  const looking = createBudgetedFetch({ breaker, budgetMs, baseFetch });
  const other = createBudgetedFetch({ breaker, budgetMs, baseFetch });
  const answers = Promise.all([looking(url), looking(url)]);
  await expect(other(url)).rejects.toHaveProperty('name', 'CircuitOpenError');
  expect(await Promise.all((await answers).map((answer) => answer.text()))).toEqual([
    'answer',
    'answer',
  ]);
  expect((await other(url)).status).toBe(200);
});

test('a response that never ends is a failure too', async () => {
  const { breaker } = setUp();
  const baseFetch = vi.fn<typeof fetch>(async (input) => {
    const { signal } = input as Request;
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('[{"slug":'));
        signal.addEventListener('abort', () => stream.error(signal.reason));
      },
    });
    return new Response(body);
  });
  for (let request = 0; request < 2; request += 1) {
    const budgetedFetch = createBudgetedFetch({ breaker, budgetMs, baseFetch });
    await expect(budgetedFetch(url)).rejects.toHaveProperty('name', 'TimeoutError');
  }
  expect(breaker.mayAsk()).toBe(false);
});

test('timeouts do not open it while other calls succeed', async () => {
  const { breaker, clock } = setUp();
  const baseFetch = silent().mockImplementationOnce(async () => {
    clock.nowMs += 1;
    return new Response('answer');
  });
  const now = () => clock.nowMs;
  const budgetedFetch = createBudgetedFetch({ breaker, budgetMs, baseFetch, now });
  await budgetedFetch(url);
  await expect(budgetedFetch(url)).rejects.toHaveProperty('name', 'TimeoutError');
  breaker.recordFailure(clock.nowMs);
  expect(breaker.mayAsk()).toBe(true);
});

test.each([502, 503, 504])('a gateway that says %i again and again opens it', async (status) => {
  const { breaker } = setUp();
  for (let request = 0; request < 2; request += 1) {
    expect(breaker.mayAsk()).toBe(true);
    const budgetedFetch = createBudgetedFetch({ breaker, budgetMs, baseFetch: answering(status) });
    const answers = await Promise.all([budgetedFetch(url), budgetedFetch(url)]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  }
  expect(breaker.mayAsk()).toBe(false);
});

test.each([200, 204, 400, 404, 500])('an answer of %i is one', async (status) => {
  const { breaker } = setUp();
  breaker.recordFailure(0);
  const baseFetch = async () => new Response(status === 204 ? null : 'x', { status });
  expect((await createBudgetedFetch({ breaker, budgetMs, baseFetch })(url)).status).toBe(status);
  breaker.recordFailure(0);
  expect(breaker.mayAsk()).toBe(true);
});

test('a request that its caller aborts does not count as a backend failure', async () => {
  const { breaker } = setUp();
  for (let request = 0; request < 3; request += 1) {
    const asker = new AbortController();
    const budgetedFetch = createBudgetedFetch({ breaker, budgetMs, baseFetch: silent() });
    const question = budgetedFetch(url, { signal: asker.signal });
    asker.abort();
    await expect(question).rejects.toHaveProperty('name', 'AbortError');
  }
  expect(breaker.mayAsk()).toBe(true);
});

test('some failures do not open it, several in a row do', () => {
  const { breaker, clock } = setUp({ failuresToOpen: 3 });
  breaker.recordFailure(clock.nowMs);
  breaker.recordFailure(clock.nowMs);
  breaker.recordSuccess();
  for (let failures = 1; failures <= 3; failures += 1) {
    expect(breaker.mayAsk()).toBe(true);
    breaker.recordFailure(clock.nowMs);
  }
  expect(breaker.mayAsk()).toBe(false);
});

test('any number of calls that time out while others succeed does not open it', () => {
  const { breaker, clock } = setUp({ failuresToOpen: 3 });
  const requestedAtMs = clock.nowMs;
  clock.nowMs += 1_000;
  breaker.recordSuccess();
  for (let call = 0; call < 10; call += 1) breaker.recordFailure(requestedAtMs);
  expect(breaker.mayAsk()).toBe(true);
});

test('after a pause one may ask, and the others wait for what it finds', () => {
  const { breaker, clock } = setUp({ failuresToOpen: 3 });
  for (let call = 0; call < 3; call += 1) breaker.recordFailure(clock.nowMs);
  clock.nowMs += pauseMs - 1;
  expect(breaker.mayAsk()).toBe(false);
  clock.nowMs += 1;
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
  breaker.recordSuccess();
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
});

test('a single failure of the one who asks means another pause', () => {
  const { breaker, clock } = setUp({ failuresToOpen: 3 });
  for (let call = 0; call < 3; call += 1) breaker.recordFailure(clock.nowMs);
  clock.nowMs += pauseMs;
  expect(breaker.mayAsk()).toBe(true);
  clock.nowMs += 1_000;
  breaker.recordFailure(clock.nowMs);
  clock.nowMs += pauseMs - 1;
  expect(breaker.mayAsk()).toBe(false);
  clock.nowMs += 1;
  expect(breaker.mayAsk()).toBe(true);
});

test('a probe without an answer delays the next one for a pause', () => {
  const { breaker, clock } = setUp({ failuresToOpen: 3 });
  for (let call = 0; call < 3; call += 1) breaker.recordFailure(clock.nowMs);
  clock.nowMs += pauseMs;
  expect(breaker.mayAsk()).toBe(true);
  clock.nowMs += pauseMs;
  expect(breaker.mayAsk()).toBe(true);
});

test('a success from before the circuit opened closes it', () => {
  const { breaker, clock } = setUp({ failuresToOpen: 3 });
  for (let call = 0; call < 3; call += 1) breaker.recordFailure(clock.nowMs);
  breaker.recordSuccess();
  expect(breaker.mayAsk()).toBe(true);
});
