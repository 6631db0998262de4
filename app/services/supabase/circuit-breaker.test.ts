import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

const pauseMs = 5_000;

function setUp() {
  const clock = { nowMs: 1_000 };
  const breaker = createCircuitBreaker({ failuresToOpen: 3, pauseMs, now: () => clock.nowMs });
  return { breaker, clock };
}

test('some failures do not open it, several in a row do', () => {
  const { breaker, clock } = setUp();
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
  const { breaker, clock } = setUp();
  const requestedAtMs = clock.nowMs;
  clock.nowMs += 1_000;
  breaker.recordSuccess();
  for (let call = 0; call < 10; call += 1) breaker.recordFailure(requestedAtMs);
  expect(breaker.mayAsk()).toBe(true);
});

test('after a pause one may ask, and the others wait for what it finds', () => {
  const { breaker, clock } = setUp();
  for (let call = 0; call < 3; call += 1) breaker.recordFailure(clock.nowMs);
  clock.nowMs += pauseMs - 1;
  expect(breaker.mayAsk()).toBe(false);
  clock.nowMs += 1;
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
  breaker.recordSuccess();
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
});

test('a single failure of the one who asks means another pause', () => {
  const { breaker, clock } = setUp();
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
  const { breaker, clock } = setUp();
  for (let call = 0; call < 3; call += 1) breaker.recordFailure(clock.nowMs);
  clock.nowMs += pauseMs;
  expect(breaker.mayAsk()).toBe(true);
  clock.nowMs += pauseMs;
  expect(breaker.mayAsk()).toBe(true);
});

test('a success from before the circuit opened closes it', () => {
  const { breaker, clock } = setUp();
  for (let call = 0; call < 3; call += 1) breaker.recordFailure(clock.nowMs);
  breaker.recordSuccess();
  expect(breaker.mayAsk()).toBe(true);
});
