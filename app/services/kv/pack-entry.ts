/**
 * A cached value: when its source was asked, and the tags that it depends on. Also what only this
 * isolate knows: when the last attempt failed, whether KV has a copy, and the URLs of the prepared
 * responses made of it.
 */
export type Entry = {
  value: unknown;
  requestedAtMs: number;
  tags: string[];
  failedAtMs?: number;
  isOnlyHere?: true;
  urls?: Set<string>;
};

type WithBody = { body: Uint8Array };

/**
 * Serializes an entry for KV: a line of JSON, followed by the bytes of the value's `body`, if any.
 * So a page of 100 kB is neither escaped nor parsed.
 */
export function packEntry({ value, requestedAtMs, tags }: Entry): Uint8Array {
  const hasBody = isWithBody(value);
  const rest = hasBody ? { ...value, body: null } : value;
  const head = new TextEncoder().encode(
    `${JSON.stringify({ value: rest, requestedAtMs, tags, hasBody })}\n`,
  );
  const body = hasBody ? value.body : new Uint8Array();
  const packed = new Uint8Array(head.length + body.length);
  packed.set(head);
  packed.set(body, head.length);
  return packed;
}

/** Parses what `packEntry` returned, without copying the bytes; null for no value. */
export function unpackEntry(packed: ArrayBuffer | null): Entry | null {
  if (packed === null) return null;
  const bytes = new Uint8Array(packed);
  const headLength = bytes.indexOf(newline) + 1;
  const head = new TextDecoder().decode(bytes.subarray(0, headLength));
  const { value, requestedAtMs, tags, hasBody } = JSON.parse(head) as Entry & {
    hasBody: boolean;
  };
  const body = { body: bytes.subarray(headLength) };
  return { value: hasBody ? Object.assign(value as object, body) : value, requestedAtMs, tags };
}

const newline = 10;

function isWithBody(value: unknown): value is WithBody {
  if (typeof value !== 'object' || value === null) return false;
  return 'body' in value && value.body instanceof Uint8Array;
}
