import { expect, test } from 'vitest';
import { readOutcome } from './call-write.ts';

const answered = (data: unknown) => readOutcome<unknown>({ data, error: null, status: 200 });

test('the fields of an object are added to ok, anything else is the value', () => {
  expect(answered({ outcome: 'saved', revision: 2 })).toEqual({
    ok: true,
    outcome: 'saved',
    revision: 2,
  });
  expect(answered(0)).toEqual({ ok: true, value: 0 });
  expect(answered([1])).toEqual({ ok: true, value: [1] });
  expect(answered(null)).toEqual({ ok: true });
});

const error = { code: 'PT000', message: 'no' };

test.for([
  [0, 'unreachable'],
  [401, 'session_ended'],
  [403, 'not_allowed'],
  [404, 'not_found'],
  [429, 'too_many'],
  [500, 'refused'],
  [503, 'unreachable'],
] as const)('a change that failed with status %i was not made: %s', ([status, reason]) => {
  expect(readOutcome({ data: null, error, status })).toEqual({ ok: false, reason });
});

test('a constraint that a change violates is named, whatever the status', () => {
  const violation = { code: '23514', message: 'violates check constraint "body"' };
  expect(readOutcome({ data: null, error: violation, status: 400 })).toEqual({
    ok: false,
    reason: 'invalid',
    field: 'body',
  });
});
