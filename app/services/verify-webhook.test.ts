import { expect, test } from 'vitest';
import { verifyWebhook } from './verify-webhook.ts';

/** The example of the Standard Webhooks' own tests. */
const secret = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const webhook = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  body: '{"test": 2432232314}',
};
const thenMs = 1_614_265_330_000;

test('the specification’s example is authentic, by any of several secrets and signatures', async () => {
  expect(await verifyWebhook([secret], webhook, thenMs)).toBe(true);
  const former = btoa('another secret of thirty-two chars');
  expect(await verifyWebhook([former, secret], webhook, thenMs)).toBe(true);
  // As Supabase joins them.
  const signature = `v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=, ${webhook.signature}`;
  expect(await verifyWebhook([secret], { ...webhook, signature }, thenMs)).toBe(true);
});

test.each<[string, Partial<typeof webhook>, number?]>([
  ['another body', { body: '{"test": 2432232315}' }],
  ['another id', { id: 'msg_other' }],
  ['no id', { id: '' }],
  ['another time', { timestamp: '1614265331' }],
  ['a time that is none', { timestamp: 'now' }],
  ['no signature', { signature: '' }],
  ['a signature of another version', { signature: webhook.signature.replace('v1', 'v2') }],
  ['a signature that is not base64', { signature: 'v1,====' }],
  ['an age of more than five minutes', {}, thenMs + 301_000],
  ['a time in the future', {}, thenMs - 301_000],
])('%s is refused', async (_what, change, nowMs = thenMs) => {
  expect(await verifyWebhook([secret], { ...webhook, ...change }, nowMs)).toBe(false);
});

test('without a secret, or with another, nothing is authentic', async () => {
  expect(await verifyWebhook([], webhook, thenMs)).toBe(false);
  expect(await verifyWebhook([btoa('another secret')], webhook, thenMs)).toBe(false);
  expect(await verifyWebhook(['not base64!'], webhook, thenMs)).toBe(false);
});
