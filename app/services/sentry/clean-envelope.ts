import { scrubText } from './clean-event.ts';

type Header = Record<string, unknown>;

/** Item types that are forwarded: no attachments, feedback or logs. */
const kinds = new Set('event transaction client_report replay_event replay_recording'.split(' '));

const lineFeed = 10;

/**
 * Cleans an envelope of the Sentry protocol (a line of JSON, then for each item a line of JSON and
 * its payload) of personal data; null if it is malformed or for another DSN. Works on bytes, in
 * which lengths are given, so that many small items take no longer than few large ones.
 */
export function cleanEnvelope(bytes: Uint8Array, dsn: string): string | null {
  const headerEnd = endOfLine(bytes, 0);
  const header = parseHeader(bytes.subarray(0, headerEnd));
  if (header?.dsn !== dsn) {
    return null;
  }
  const items: string[] = [];
  let at = headerEnd + 1;
  while (at < bytes.length) {
    const lineEnd = endOfLine(bytes, at);
    const item = parseHeader(bytes.subarray(at, lineEnd));
    if (item === null) {
      return null;
    }
    at = lineEnd + 1;
    const end = endOfPayload(bytes, at, item.length);
    if (kinds.has(String(item.type))) {
      const payload = scrubText(decode(bytes.subarray(at, end)));
      const length = new TextEncoder().encode(payload).length;
      items.push(JSON.stringify({ ...item, length }), payload);
    }
    at = end + 1;
  }
  const { event_id, sent_at } = header;
  return [JSON.stringify({ event_id, sent_at, dsn }), ...items, ''].join('\n');
}

function endOfLine(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(lineFeed, from);
  return end === -1 ? bytes.length : end;
}

/** Without a length, a payload ends with its line. */
function endOfPayload(bytes: Uint8Array, from: number, length: unknown): number {
  return Number.isInteger(length) && Number(length) >= 0
    ? from + Number(length)
    : endOfLine(bytes, from);
}

function parseHeader(line: Uint8Array): Header | null {
  try {
    const header: unknown = JSON.parse(decode(line));
    return typeof header === 'object' && header !== null ? (header as Header) : null;
  } catch {
    return null;
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

type Dsn = {
  publicKey: string;
  /** The endpoint for the project's envelopes. */
  envelopeUrl: string;
};

/** Parses `https://KEY@HOST[/PATH]/PROJECT`. */
export function parseDsn(dsn: string): Dsn {
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return {
    publicKey: username,
    envelopeUrl: `${protocol}//${host}${path}/api/${project}/envelope/`,
  };
}
