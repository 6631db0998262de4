/** Codes that stand where a first message has its protocol version. */
export const sslRequest = 80877103;
export const gssRequest = 80877104;
export const cancelRequest = 80877102;

const endsBatch = new Set(['Q', 'S', 'F', 'X'].map((letter) => letter.charCodeAt(0)));

/** What a client sent that can be answered as a whole. */
export type Batch =
  | { kind: 'startup'; code: number }
  | { kind: 'messages'; bytes: Buffer }
  | { kind: 'terminate' };

/**
 * Cuts a client's byte stream into batches of whole messages: extended-protocol messages are kept
 * together up to their Sync, so that a batch always ends in one ReadyForQuery.
 */
export async function* readBatches(stream: AsyncIterable<Buffer>): AsyncGenerator<Batch> {
  let isStarted = false;
  let pending: Buffer[] = [];
  for await (const message of readMessages(stream, () => isStarted)) {
    if (!isStarted) {
      const code = message.readInt32BE(4);
      isStarted = code !== sslRequest && code !== gssRequest;
      yield { kind: 'startup', code };
      continue;
    }
    const type = message[0] ?? 0;
    pending.push(message);
    if (!endsBatch.has(type)) continue;
    if (type === 'X'.charCodeAt(0)) yield { kind: 'terminate' };
    else yield { kind: 'messages', bytes: Buffer.concat(pending) };
    pending = [];
  }
}

async function* readMessages(
  stream: AsyncIterable<Buffer>,
  isTyped: () => boolean,
): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  let needed = 1;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    // Large messages arrive in many chunks: join them once, when the whole message is there.
    if (length < needed) continue;
    let bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    for (;;) {
      needed = messageLength(bytes, isTyped());
      if (bytes.length < needed) break;
      yield bytes.subarray(0, needed);
      bytes = bytes.subarray(needed);
    }
    chunks = [bytes];
    length = bytes.length;
  }
}

function messageLength(bytes: Buffer, isTyped: boolean): number {
  const header = isTyped ? 5 : 8;
  if (bytes.length < header) return header;
  const length = isTyped ? bytes.readInt32BE(1) + 1 : bytes.readInt32BE(0);
  if (length < header) throw new Error("a message that is not PostgreSQL's protocol");
  return length;
}

/** A simple query as its bytes on the wire. */
export function encodeQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

/** A startup message for the given login role. */
export function encodeStartup(role: string): Uint8Array {
  const text = Buffer.from(`user\0${role}\0database\0postgres\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(text.length + 8, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, text]);
}

/** Whether an answer ends in a ReadyForQuery that says that no transaction is open. */
export function endsIdle(answer: Uint8Array): boolean {
  const tail = answer.subarray(-6);
  return tail[0] === 'Z'.charCodeAt(0) && tail[5] === 'I'.charCodeAt(0);
}
