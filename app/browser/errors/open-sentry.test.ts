import { close, getClient, startNewTrace, startSpan } from '@sentry/browser';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { openSentry } from './open-sentry.ts';

openSentry('https://key@sentry.example/1');
afterAll(() => close(0));

test.each([
  [0.199, true],
  [0.2, false],
])('of all visits, a fifth is traced: %d is %s', (random, isTraced) => {
  const spy = vi.spyOn(Math, 'random').mockReturnValue(random);
  onTestFinished(() => spy.mockRestore());
  const isRecording = startNewTrace(() =>
    startSpan({ name: 'visit' }, (span) => span.isRecording()),
  );
  expect(isRecording).toBe(isTraced);
});

test('one visit in ten is replayed, and each with an error', () => {
  expect(getClient()?.getOptions()).toMatchObject({
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  });
});
