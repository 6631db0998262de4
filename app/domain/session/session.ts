/** A user's name and email from the session alone, without a request. */
export type SessionUser = { first_name: string | null; last_name: string | null; email: string };

type AuthUser = { email?: unknown; user_metadata?: unknown };

/** Reads the person from a session's user; the metadata is user-written and can have any shape. */
export function toSessionUser({ email, user_metadata }: AuthUser): SessionUser {
  const { first_name, last_name } = (user_metadata ?? {}) as Record<string, unknown>;
  const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    first_name: toText(first_name),
    last_name: toText(last_name),
    email: toText(email) ?? '',
  };
}

/** auth-js adds it to `redirectTo` (`appendPkceFlowIdToRedirects`); the mail's link brings it back. */
export const flowIdParam = 'sb_flow_id';
/** When a mail was requested, in milliseconds since 1970. */
export const requestedAtParam = 'requested_at';

const anyOrigin = 'https://mainstreet.invalid';

/**
 * Returns the redirect target after sign-in: a path of this site, or "/" for anything else.
 * Browsers interpret "//host", "/\host" and control characters in their own way, so this checks the
 * parsed URL.
 * @param ownOrigin if given, absolute URLs of this site, as mails have them, are accepted too; what
 *   they say of the mail itself is left out
 */
export function parseNext(value: string | null, ownOrigin?: string): string {
  const isWhole = ownOrigin !== undefined && value?.startsWith(`${ownOrigin}/`);
  const path = isWhole ? value?.slice(ownOrigin.length) : value;
  if (!path?.startsWith('/') || !URL.canParse(path, anyOrigin)) return '/';
  const url = new URL(path, anyOrigin);
  if (url.origin !== anyOrigin || url.pathname.startsWith('//')) return '/';
  if (/^\/auth(?![^/])/.test(url.pathname)) return '/';
  if (isWhole) for (const name of [flowIdParam, requestedAtParam]) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
