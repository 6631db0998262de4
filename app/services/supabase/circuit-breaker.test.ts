import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

const pauseMs = 5_000;

function setUp() {
  const clock = { nowMs: 1_000 };
  const breaker = createCircuitBreaker({ failuresToOpen: 3, pauseMs, now: () => clock.nowMs });
  return { breaker, clock };
}

test('some failures are nothing, so many in a row open it', () => {
  const { breaker } = setUp();
  for (const note of ['noteFailure', 'noteFailure', 'noteSuccess', 'noteFailure'] as const) {
    breaker[note]();
    expect(breaker.mayAsk()).toBe(true);
  }
  breaker.noteFailure();
  expect(breaker.mayAsk()).toBe(true);
  breaker.noteFailure();
  expect(breaker.mayAsk()).toBe(false);
});

test('one silence opens it', () => {
  const { breaker } = setUp();
  breaker.noteSilence();
  expect(breaker.mayAsk()).toBe(false);
});

test('after a pause one may ask, and the others wait for what it finds', () => {
  const { breaker, clock } = setUp();
  breaker.noteSilence();
  clock.nowMs += pauseMs - 1;
  expect(breaker.mayAsk()).toBe(false);
  clock.nowMs += 1;
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
  breaker.noteSuccess();
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
});

test('a single failure of the one who asks means another pause', () => {
  const { breaker, clock } = setUp();
  breaker.noteSilence();
  clock.nowMs += pauseMs;
  expect(breaker.mayAsk()).toBe(true);
  clock.nowMs += 1_000;
  breaker.noteFailure();
  clock.nowMs += pauseMs - 1;
  expect(breaker.mayAsk()).toBe(false);
  clock.nowMs += 1;
  expect(breaker.mayAsk()).toBe(true);
});

test('one who asks and is never heard of again holds up the next for a pause', () => {
  const { breaker, clock } = setUp();
  breaker.noteSilence();
  clock.nowMs += pauseMs;
  expect(breaker.mayAsk()).toBe(true);
  clock.nowMs += pauseMs;
  expect(breaker.mayAsk()).toBe(true);
});

test('what was asked before it opened closes it too, when it is answered', () => {
  const { breaker } = setUp();
  breaker.noteSilence();
  breaker.noteSuccess();
  expect(breaker.mayAsk()).toBe(true);
});
