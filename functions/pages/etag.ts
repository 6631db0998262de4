import type { StoredPage } from './stored-page.ts';

/** Returns a weak tag, because compression on the way changes the bytes. */
export async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  const bytes = new Uint8Array(digest).subarray(0, 12);
  return `W/"${btoa(String.fromCharCode(...bytes))}"`;
}

/**
 * Returns the 304 for a browser that has this page, else null (RFC 9110, 13.1.2). With all headers:
 * they replace the stored ones, including the policy, which belongs to the same page.
 */
export function answerUnchanged(
  ifNoneMatch: string | undefined,
  { headers }: StoredPage,
): Response | null {
  const [, tag] = headers.find(([name]) => name === 'ETag') ?? [];
  if (ifNoneMatch === undefined || tag === undefined || !matchesEtag(ifNoneMatch, tag)) return null;
  const remaining = headers.filter(([name]) => !ofBody.test(name));
  return new Response(null, { status: 304, headers: remaining });
}

/** Headers about a body, which a response without one does not have. */
export const ofBody = /^content-(type|length|encoding)$/i;

/** Returns whether `If-None-Match` contains the tag. */
export function matchesEtag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag) return true;
  const known = new Set(ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, '')));
  return known.has('*') || known.has(tag.replace(/^W\//, ''));
}
