import { scrubText } from './scrub-text.ts';

type Header = Record<string, unknown>;

/** Kinds of items that are passed on: no attachments, no feedback texts, no logs. */
const kinds = new Set(
  'event transaction span client_report replay_event replay_recording'.split(' '),
);

/**
 * An envelope of the Sentry protocol (a line of JSON, then for each item a line of JSON and its
 * payload), cleaned of words that are nobody else's business; null when it is none, or was made
 * for another DSN.
 */
export function cleanEnvelope(bytes: Uint8Array, dsn: string): string | null {
  const text = new TextDecoder().decode(bytes);
  const header = parseHeader(text.slice(0, endOfLine(text, 0)));
  if (header?.dsn !== dsn) {
    return null;
  }
  const items: string[] = [];
  let at = endOfLine(text, 0) + 1;
  while (at < text.length) {
    const item = parseHeader(text.slice(at, endOfLine(text, at)));
    if (item === null) {
      return null;
    }
    at = endOfLine(text, at) + 1;
    // Lengths are in bytes; without one a payload ends with its line.
    const end =
      typeof item.length === 'number' ? skipBytes(text, at, item.length) : endOfLine(text, at);
    if (kinds.has(String(item.type))) {
      const payload = scrubText(text.slice(at, end));
      const length = new TextEncoder().encode(payload).length;
      items.push(JSON.stringify({ ...item, length }), payload);
    }
    at = end + 1;
  }
  const { event_id, sent_at } = header;
  return [JSON.stringify({ event_id, sent_at, dsn }), ...items, ''].join('\n');
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function skipBytes(text: string, from: number, bytes: number): number {
  const rest = new TextEncoder().encode(text.slice(from));
  return from + new TextDecoder().decode(rest.subarray(0, bytes)).length;
}

function parseHeader(line: string): Header | null {
  try {
    const header: unknown = JSON.parse(line);
    return typeof header === 'object' && header !== null ? (header as Header) : null;
  } catch {
    return null;
  }
}
