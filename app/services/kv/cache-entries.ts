import type { Banner } from '#app/config/edge-settings.ts';
import type { cacheLifetimes } from '#app/config/limits.ts';
import type { RateLimitName } from '../redis/rate-limiter.ts';

export type CacheNamespace = keyof typeof cacheLifetimes;

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

/** An entry and its name in the memory of this isolate. */
export type CachedCopy = { namespace: CacheNamespace; name: string; entry: Entry };

/** A whole response that was made of one entry, the URL, the visitor's place and the banner alone. */
export type PreparedResponse = {
  copy: CachedCopy;
  bytes: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** The 304 response, which has no body and so may be sent again; null without an ETag. */
  unchanged: { etag: string; response: Response } | null;
  limit: RateLimitName | null;
  /** Another settings object ends the response. */
  banner: Banner | null;
  bannerEndsAtMs: number;
};

/**
 * What an isolate stores between requests, in plain data: workerd forbids sharing promises. A
 * response goes with the entry that it was made of.
 */
export type IsolateMemory = {
  /** By name, the least recently used first. */
  entries: Map<string, Entry>;
  /** By full URL; that of a page that depends on the visitor's place by URL and place. */
  responses: Map<string, PreparedResponse>;
  /** When the running refresh of each name began. */
  refreshingSinceMs: Map<string, number>;
};

/** A page has about 100 kB and an isolate 128 MB. */
const maxEntries = 200;
/** The same answer is asked for as JSON, CSV and RSS, and in few spellings of its URL. */
const maxResponsesPerEntry = 4;

export function createIsolateMemory(): IsolateMemory {
  return { entries: new Map(), responses: new Map(), refreshingSinceMs: new Map() };
}

/** Stores an entry, or notes that it was used; deletes what it replaces. */
export function putEntry(memory: IsolateMemory, name: string, entry: Entry) {
  const { entries } = memory;
  if (entries.get(name) === entry) entries.delete(name);
  else deleteEntry(memory, name);
  entries.set(name, entry);
  if (entries.size > maxEntries) deleteEntry(memory, entries.keys().next().value ?? '');
}

/** Deletes an entry and the responses made of it. */
export function deleteEntry({ entries, responses }: IsolateMemory, name: string) {
  for (const url of entries.get(name)?.urls ?? []) responses.delete(url);
  entries.delete(name);
}

/** Stores a response, unless its entry has been replaced meanwhile. */
export function putResponse(memory: IsolateMemory, url: string, response: PreparedResponse) {
  const { name, entry } = response.copy;
  if (memory.entries.get(name) !== entry) return;
  entry.urls ??= new Set();
  entry.urls.add(url);
  memory.responses.set(url, response);
  if (entry.urls.size <= maxResponsesPerEntry) return;
  const [oldest = ''] = entry.urls;
  entry.urls.delete(oldest);
  memory.responses.delete(oldest);
}

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

type WithBody = { body: Uint8Array };

function isWithBody(value: unknown): value is WithBody {
  if (typeof value !== 'object' || value === null) return false;
  return 'body' in value && value.body instanceof Uint8Array;
}
