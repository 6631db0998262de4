import type { StoredPage } from './stored-page.ts';

/** A weak tag, since whoever compresses the page on its way changes its bytes. */
export async function etagOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
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
  if (ifNoneMatch === undefined || tag === undefined) return null;
  const known = new Set(ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, '')));
  if (!known.has('*') && !known.has(tag.replace(/^W\//, ''))) return null;
  const kept = headers.filter(([name]) => !/^content-(type|length|encoding)$/i.test(name));
  return new Response(null, { status: 304, headers: kept });
}
