import type { Db } from '#app/services/supabase/client.ts';
import { type AuthFailure, describeAuthError } from './auth-failure.ts';

/** The kinds of links in mails (supabase/templates). */
export const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

export function isLinkType(value: unknown): value is LinkType {
  return linkTypes.some((type) => type === value);
}

/** A session that nobody here has taken yet. */
export type LinkSession = {
  userId: string;
  email: string;
  access_token: string;
  refresh_token: string;
};

type Link = { tokenHash: string; type: LinkType };

/** `session` is null after the first of the two links of a change of address. */
type Outcome = { ok: true; session: LinkSession | null } | AuthFailure;

/**
 * Does what a mail's link is for, once.
 * @param db a passing client: whose the link is shows only now, and then decides who has the session
 */
export async function verifyLink({ db }: { db: Db }, { tokenHash, type }: Link): Promise<Outcome> {
  const { data, error } = await db.auth.verifyOtp({ token_hash: tokenHash, type });
  if (error) return describeAuthError(error);
  if (data.session === null) return { ok: true, session: null };
  const { access_token, refresh_token, user } = data.session;
  const person = { userId: user.id, email: user.email ?? '' };
  return { ok: true, session: { ...person, access_token, refresh_token } };
}
