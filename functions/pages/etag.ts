import type { StoredPage } from './stored-page.ts';

/** Returns a weak tag, since a proxy that compresses the page changes its bytes. */
export async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  const bytes = new Uint8Array(digest).subarray(0, 12);
  return `W/"${btoa(String.fromCharCode(...bytes))}"`;
}

/**
 * Returns a 304 if the browser has this page already, else null (RFC 9110, 13.1.2). Sends all
 * headers: they replace the browser's stored ones, including the policy, whose hashes fit the same
 * page.
 */
export function answerUnchanged(
  ifNoneMatch: string | undefined,
  { headers }: StoredPage,
): Response | null {
  const [, tag] = headers.find(([name]) => name === 'ETag') ?? [];
  if (ifNoneMatch === undefined || tag === undefined || !isKnown(ifNoneMatch, tag)) return null;
  const kept = headers.filter(([name]) => !ofBody.test(name));
  return new Response(null, { status: 304, headers: kept });
}

/** Headers that describe a body; omitted without one. */
export const ofBody = /^content-(type|length|encoding)$/i;

/** Returns whether `If-None-Match` lists this tag, by weak comparison. */
export function isKnown(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag) return true;
  const known = new Set(ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, '')));
  return known.has('*') || known.has(tag.replace(/^W\//, ''));
}
