/**
 * What is kept: when its source was asked, and what of it the answer was made of. And what this isolate
 * alone knows: when its last attempt failed, that KV has no copy yet.
 */
export type Entry = {
  value: unknown;
  askedAtMs: number;
  topics: string[];
  failedAtMs?: number;
  isOnlyHere?: true;
};

type WithBody = { body: Uint8Array };

/**
 * An entry as KV keeps it: a line of JSON, and behind it the bytes of the value's `body`, where it has
 * any. So a page of 100 kB is neither escaped nor parsed, and goes out as it came.
 */
export function packEntry({ value, askedAtMs, topics }: Entry): Uint8Array {
  const hasBody = isWithBody(value);
  const rest = hasBody ? { ...value, body: null } : value;
  const head = new TextEncoder().encode(
    `${JSON.stringify({ value: rest, askedAtMs, topics, hasBody })}\n`,
  );
  const body = hasBody ? value.body : new Uint8Array();
  const packed = new Uint8Array(head.length + body.length);
  packed.set(head);
  packed.set(body, head.length);
  return packed;
}

/** What `packEntry` made of an entry, whose bytes stay where they are; null where there is nothing. */
export function unpackEntry(packed: ArrayBuffer | null): Entry | null {
  if (packed === null) return null;
  const bytes = new Uint8Array(packed);
  const headLength = bytes.indexOf(newline) + 1;
  const head = new TextDecoder().decode(bytes.subarray(0, headLength));
  const { value, askedAtMs, topics, hasBody } = JSON.parse(head) as Entry & { hasBody: boolean };
  const body = { body: bytes.subarray(headLength) };
  return { value: hasBody ? Object.assign(value as object, body) : value, askedAtMs, topics };
}

const newline = 10;

function isWithBody(value: unknown): value is WithBody {
  if (typeof value !== 'object' || value === null) return false;
  return 'body' in value && value.body instanceof Uint8Array;
}
