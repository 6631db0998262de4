import type { Db } from '#app/services/supabase/client.ts';
import { type AuthFailure, describeAuthError } from './auth-failure.ts';

/** The link types of mails (supabase/templates). */
export const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

export function isLinkType(value: unknown): value is LinkType {
  return linkTypes.some((type) => type === value);
}

/** A session that is verified but not yet stored in this browser. */
export type LinkSession = {
  userId: string;
  email: string;
  access_token: string;
  refresh_token: string;
};

type Link = { tokenHash: string; type: LinkType };

/** `session` is null after the first of the two links of an email address change. */
export type LinkOutcome = { ok: true; session: LinkSession | null } | AuthFailure;

/**
 * Verifies a mail's link and completes its action. Each link works once.
 * @param db a throwaway client: the link's user is known only afterwards, and the caller then
 *   decides who gets the session
 */
export async function verifyLink(
  { db }: { db: Db },
  { tokenHash, type }: Link,
): Promise<LinkOutcome> {
  return toLinkOutcome(await db.auth.verifyOtp({ token_hash: tokenHash, type }));
}

/**
 * Exchanges the code with which the auth service sends the browser back (PKCE). Only the browser
 * that requested the mail has the verifier.
 * @param db a throwaway client with the flow's verifier
 */
export async function exchangeCode(
  { db }: { db: Db },
  { code, flowId }: { code: string; flowId: string },
): Promise<LinkOutcome> {
  return toLinkOutcome(await db.auth.exchangeCodeForSession(code, { flowId }));
}

type VerifyResponse = Awaited<ReturnType<Db['auth']['verifyOtp']>>;
type Verified = Pick<VerifyResponse, 'error'> & { data: Pick<VerifyResponse['data'], 'session'> };

function toLinkOutcome({ data, error }: Verified): LinkOutcome {
  if (error) return describeAuthError(error);
  if (data.session === null) return { ok: true, session: null };
  const { access_token, refresh_token, user } = data.session;
  const person = { userId: user.id, email: user.email ?? '' };
  return { ok: true, session: { ...person, access_token, refresh_token } };
}
