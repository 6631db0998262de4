import { expect, test } from 'vitest';
import { cleanEvent } from './clean-event.ts';

const secrets = [
  'ada@example.com',
  'my secret words',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  '(512) 555-0100',
  `ms_${'aB3-'.repeat(8)}`,
];
const all = secrets.join(' ');

const circular: Record<string, unknown> = {};
circular.self = circular;

test('an event keeps error types, places, and times, and drops personal text', () => {
  const event = {
    event_id: 'e1',
    message: all,
    user: { id: 'u1', email: 'ada@example.com', ip_address: '10.0.0.1' },
    request: {
      url: 'https://mainstreet.example/?q=my+secret+words#access_token=x',
      headers: { Authorization: all },
      data: all,
      cookies: all,
    },
    extra: { all },
    tags: { request_id: 'r1', typed: all },
    contexts: { trace: { trace_id: 't1', data: { all } }, form: { all } },
    transaction: '/ada@example.com',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: `Cannot read "my secret words" of ada@example.com`,
          stacktrace: {
            frames: [{ filename: '/assets/a.js?x=1', lineno: 3, vars: { all }, context_line: all }],
          },
        },
        { type: 'Error', value: all },
      ],
    },
    breadcrumbs: [
      { category: 'console', message: all },
      { category: 'ui.click', message: all },
      { category: 'fetch', data: { url: `/api/search?q=${all}`, status_code: 200, body: all } },
    ],
    spans: [{ description: `GET /api/search?q=${all}`, data: { 'url.query': all } }],
    newFieldOfALaterSdk: all,
    sdkProcessingMetadata: circular,
  };
  const cleaned = cleanEvent(event);
  const text = JSON.stringify({ ...cleaned, sdkProcessingMetadata: undefined });
  for (const secret of [...secrets, 'secret', '10.0.0.1', 'u1', 'access_token']) {
    expect(text).not.toContain(secret);
  }
  expect(cleaned).toMatchObject({
    event_id: 'e1',
    request: { url: 'https://mainstreet.example/' },
    tags: { request_id: 'r1' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'Cannot read [text] of [e-mail]',
          stacktrace: { frames: [{ filename: '/assets/a.js', lineno: 3 }] },
        },
        { type: 'Error', value: '[message kept here]' },
      ],
    },
    breadcrumbs: [{ category: 'fetch', data: { url: '/api/search', status_code: 200 } }],
  });
});
