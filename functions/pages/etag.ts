import type { StoredPage } from './stored-page.ts';

/** A weak tag, since whoever compresses the page on its way changes its bytes. */
export async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  const bytes = new Uint8Array(digest).subarray(0, 12);
  return `W/"${btoa(String.fromCharCode(...bytes))}"`;
}

/**
 * 304 when the browser has this very page already, else null (RFC 9110, 13.1.2). With all headers:
 * they replace those that the browser keeps, among them the policy, which fits the same page.
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

/** Headers that say something of a body, and have nothing to say without one. */
export const ofBody = /^content-(type|length|encoding)$/i;

/** Whether a browser that says this has what bears that tag. */
export function isKnown(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag) return true;
  const known = new Set(ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, '')));
  return known.has('*') || known.has(tag.replace(/^W\//, ''));
}
