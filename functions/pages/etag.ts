import { RETAINED_304_HEADERS } from 'hono/etag';
import { edgeCacheHeader } from '#app/config/page-cache.ts';
import type { PreparedResponse } from '#app/services/kv/cache-entries.ts';

/**
 * Returns a weak tag, because compression on the way changes the bytes. Also of the headers and of
 * the release, which sets further ones: a browser that has the tag has them all.
 */
export async function etagOf(
  body: Uint8Array<ArrayBuffer>,
  headers: [string, string][] = [],
): Promise<string> {
  const head = JSON.stringify([import.meta.env.VITE_RELEASE, headers]);
  const whole = await new Blob([head, body]).arrayBuffer();
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', whole)).subarray(0, 12);
  return `W/"${btoa(String.fromCharCode(...bytes))}"`;
}

/** What a 304 repeats of a response (RFC 9110, 15.4.5), for caches in front of the Worker, and for us. */
export const retainedHeaders = [
  ...RETAINED_304_HEADERS,
  edgeCacheHeader.toLowerCase(),
  'cache-tag',
  'server-timing',
];

type Unchanged = PreparedResponse['unchanged'];

/** Returns the 304 of a response; null without an ETag. */
export function toUnchanged(headers: Headers): Unchanged {
  const etag = headers.get('ETag');
  if (etag === null) return null;
  const retained = [...headers].filter(([name]) => retainedHeaders.includes(name));
  return { etag, response: new Response(null, { status: 304, headers: retained }) };
}

/** Returns the 304 for a browser that has the response, else null (RFC 9110, 13.1.2). */
export function answerUnchanged(request: Request, unchanged: Unchanged): Response | null {
  const known = unchanged && request.headers.get('If-None-Match');
  if (!known || !matchesEtag(known, unchanged.etag)) return null;
  return unchanged.response;
}

/** Returns whether `If-None-Match` contains the tag. */
export function matchesEtag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag) return true;
  const known = new Set(ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, '')));
  return known.has('*') || known.has(tag.replace(/^W\//, ''));
}
