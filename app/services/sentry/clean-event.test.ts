import { expect, test } from 'vitest';
import { cleanEvent, cleanEnvelope, parseDsn, scrubText } from './clean-event.ts';

const secrets = [
  'ada@example.com',
  'my secret words',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  '(512) 555-0100',
  `ms_${'aB3-'.repeat(8)}`,
];
const all = secrets.join(' ');

const dsn = 'https://key@errors.example/sub/42';

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

function envelope(header: object, items: [object, string][]): Uint8Array {
  const lines = items.flatMap(([item, payload]) => [JSON.stringify(item), payload]);
  return new TextEncoder().encode([JSON.stringify(header), ...lines].join('\n'));
}

test('an envelope for our project is passed on with cleaned items and new lengths', () => {
  const recording = '{"segment_id":0}\n[{"data":{"href":"https://m.example/?q=ada@example.com"}}]';
  const bytes = envelope({ dsn, event_id: 'e1', trace: { user_segment: 'x' } }, [
    [{ type: 'attachment', length: 6 }, 'séc3t'.slice(0, 5)],
    [{ type: 'event' }, '{"note":"für ada@example.com"}'],
    [{ type: 'replay_recording', length: new TextEncoder().encode(recording).length }, recording],
  ]);
  const lines = cleanEnvelope(bytes, dsn)?.split('\n');
  expect(lines).toEqual([
    `{"event_id":"e1","dsn":"${dsn}"}`,
    '{"type":"event","length":24}',
    '{"note":"für [e-mail]"}',
    '{"type":"replay_recording","length":57}',
    '{"segment_id":0}',
    '[{"data":{"href":"https://m.example/"}}]',
    '',
  ]);
});

test.each([
  [
    'another project',
    envelope({ dsn: 'https://key@evil.example/42' }, [[{ type: 'event' }, '{}']]),
  ],
  ['no project', envelope({}, [[{ type: 'event' }, '{}']])],
  ['no envelope', new TextEncoder().encode('hello')],
  ['nothing', new Uint8Array()],
  ['a broken item', new TextEncoder().encode(`{"dsn":"${dsn}"}\nbroken\n{}`)],
])('an envelope for %s is not passed on', (_what, bytes) => {
  expect(cleanEnvelope(bytes, dsn)).toBeNull();
});

test('an invalid length makes the payload end with its line', () => {
  const bytes = envelope({ dsn }, [[{ type: 'event', length: -5 }, '{"a":1}']]);
  expect(cleanEnvelope(bytes, dsn)?.split('\n')[2]).toBe('{"a":1}');
});

test('an envelope of a hundred thousand items takes no longer than its bytes do', () => {
  const items = '{"length":0}\n\n'.repeat(100_000);
  const bytes = new TextEncoder().encode(`${JSON.stringify({ dsn })}\n${items}`);
  expect(cleanEnvelope(bytes, dsn)).toContain(dsn);
});

test('a DSN says where envelopes go', () => {
  expect(parseDsn(dsn)).toEqual({
    publicKey: 'key',
    envelopeUrl: 'https://errors.example/sub/api/42/envelope/',
  });
});

test('scrubbing a megabyte without a match takes no longer than reading it', () => {
  const text = `${'abcdefghij/'.repeat(100_000)} ${'a'.repeat(500_000)}`;
  expect(scrubText(text)).toBe(text);
});
