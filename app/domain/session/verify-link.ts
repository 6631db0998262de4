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
type Outcome = { ok: true; session: LinkSession | null } | AuthFailure;

/**
 * Verifies a mail's link and completes its action. Each link works once.
 * @param db a throwaway client: the link's user is known only afterwards, and the caller then
 *   decides who gets the session
 */
export async function verifyLink({ db }: { db: Db }, { tokenHash, type }: Link): Promise<Outcome> {
  const { data, error } = await db.auth.verifyOtp({ token_hash: tokenHash, type });
  if (error) return describeAuthError(error);
  if (data.session === null) return { ok: true, session: null };
  const { access_token, refresh_token, user } = data.session;
  const person = { userId: user.id, email: user.email ?? '' };
  return { ok: true, session: { ...person, access_token, refresh_token } };
}
