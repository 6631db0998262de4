/** A message of Phoenix's protocol in either version of realtime-js. */
export type Message = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
  /** A broadcast sent as bytes, which are forwarded unchanged. */
  broadcast?: Broadcast;
};

/** A client's broadcast to a channel. */
export type Broadcast = { event: string; body: Buffer; isJson: boolean };

export type Version = '1.0.0' | '2.0.0';

/** A frame to send: text, or bytes. */
export type Frame = string | Buffer;

/** The data are no message of the protocol. */
export class FrameError extends Error {
  override name = 'FrameError';
}

const kinds = { push: 3, broadcast: 4 } as const;
const json = 1;

export function toVersion(text: string | null): Version | null {
  return text === null || text === '1.0.0' ? '1.0.0' : text === '2.0.0' ? text : null;
}

/** @throws FrameError */
export function decode(version: Version, data: Buffer, isBinary: boolean): Message {
  if (isBinary) return decodePush(data);
  const parsed = parseJson(data.toString());
  const fields: unknown = version === '1.0.0' ? fromObject(parsed) : parsed;
  if (!Array.isArray(fields) || fields.length !== 5) throw new FrameError();
  const [joinRef, ref, topic, event, payload] = fields as unknown[];
  if (typeof topic !== 'string' || typeof event !== 'string') throw new FrameError();
  if (!isRef(joinRef) || !isRef(ref)) throw new FrameError();
  return {
    joinRef: joinRef ?? null,
    ref: ref ?? null,
    topic,
    event,
    payload: isRecord(payload) ? payload : {},
  };
}

type Push = { joinRef: string | null; ref?: string | null; topic: string; event: string };

/** Encodes a message with a payload that is already JSON, because many clients get the same. */
export function encode(version: Version, message: Push, payload: string): string {
  const { joinRef, ref = null, topic, event } = message;
  const [a, b, c, d] = [joinRef, ref, topic, event].map((field) => JSON.stringify(field));
  if (version === '2.0.0') return `[${a},${b},${c},${d},${payload}]`;
  return `{"topic":${c},"event":${d},"payload":${payload},"ref":${b},"join_ref":${a}}`;
}

/** Encodes a broadcast for a client, or null where its protocol version has no binary frames. */
export function encodeBroadcast(
  version: Version,
  topic: string,
  { event, body, isJson }: Broadcast,
): Frame | null {
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)];
  const fits = topicBytes.length < 256 && eventBytes.length < 256;
  if (version === '2.0.0' && fits) {
    const head = [kinds.broadcast, topicBytes.length, eventBytes.length, 0, isJson ? json : 0];
    return Buffer.concat([Buffer.from(head), topicBytes, eventBytes, body]);
  }
  if (!isJson) return null;
  const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body.toString()}}`;
  return encode(version, { joinRef: null, topic, event: 'broadcast' }, payload);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Decodes a binary broadcast: six lengths and an encoding, the texts of those lengths, then the
 * body.
 */
function decodePush(data: Buffer): Message {
  if (data.length < 7 || data[0] !== kinds.push) throw new FrameError();
  const lengths = [...data.subarray(1, 6)];
  const isJson = data[6] === json;
  const texts: string[] = [];
  let offset = 7;
  for (const length of lengths) {
    if (offset + length > data.length) throw new FrameError();
    texts.push(data.toString('utf8', offset, offset + length));
    offset += length;
  }
  const [joinRef = '', ref = '', topic = '', event = ''] = texts;
  const body = data.subarray(offset);
  // Validated here, because it is forwarded without parsing.
  if (isJson) parseJson(body.toString());
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: {},
    broadcast: { event, body, isJson },
  };
}

function fromObject(value: unknown): unknown {
  if (!isRecord(value)) return null;
  const { join_ref: joinRef, ref, topic, event, payload } = value;
  return [joinRef, ref, topic, event, payload];
}

function isRef(value: unknown): value is string | null | undefined {
  return value === null || value === undefined || typeof value === 'string';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FrameError();
  }
}
