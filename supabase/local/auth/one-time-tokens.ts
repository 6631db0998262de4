import { createHash, randomInt } from 'node:crypto';
import { AuthError } from './errors.ts';
import type { Query, Services } from './services.ts';
import type { UserRow } from './user.ts';

/** Kinds of tokens, with the column of auth.users that has the time of the last mail. */
const sentAtColumns = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_new: 'email_change_sent_at',
  email_change_token_current: 'email_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
} as const;
export type TokenKind = keyof typeof sentAtColumns;

export type OneTimeToken = { otp: string; hash: string };

/** Returns the token of a mail's link, computed from the address and the code in the mail. */
export function hashToken(email: string, otp: string): string {
  return createHash('sha224')
    .update(email + otp)
    .digest('hex');
}

/**
 * Enforces GoTrue's SMTP.MaxFrequency for one person and kind of mail.
 * @throws AuthError over_email_send_rate_limit
 */
export function requirePause(sentAt: Date | null, { config }: Services): void {
  if (sentAt === null) return;
  const leftMs = sentAt.getTime() + config.email.max_frequency * 1000 - Date.now();
  if (leftMs <= 0) return;
  const seconds = Math.ceil(leftMs / 1000);
  throw new AuthError(
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}

type IssueOptions = {
  query: Query;
  services: Services;
  userId: string;
  kind: TokenKind;
  /** The address to which the token is mailed. */
  email: string;
  /** Whether it belongs to a PKCE flow: then opening its link gives a code, not a session. */
  isPkce?: boolean;
};

/** Creates a token, which replaces the person's earlier one of that kind. */
export async function issueToken(options: IssueOptions): Promise<OneTimeToken> {
  const { query, services, userId, kind, email, isPkce = false } = options;
  const length = services.config.email.otp_length;
  const otp = String(randomInt(10 ** length)).padStart(length, '0');
  const hash = (isPkce ? 'pkce_' : '') + hashToken(email, otp);
  // One statement, so that a concurrent request replaces the token of the first.
  await query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
     values (gen_random_uuid(), $1, $2, $3, $4)
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
       created_at = now(), updated_at = now()`,
    [userId, kind, hash, email],
  );
  await query(
    `update auth.users set ${kind} = $2, ${sentAtColumns[kind]} = now(), updated_at = now()
     where id = $1`,
    [userId, hash],
  );
  return { otp, hash };
}

export type FoundToken = { user: UserRow; kind: TokenKind; hash: string };
type FindOptions = {
  query: Query;
  services: Services;
  hashes: string[];
  kinds: readonly TokenKind[];
  /** GoTrue has different messages for a code and for a link. */
  message?: string;
};

/**
 * Returns the token and locks it, so that it is used once.
 * @throws AuthError otp_expired when it is unknown, used or too old
 */
export async function findToken(options: FindOptions): Promise<FoundToken> {
  const { query, services, hashes, kinds, message } = options;
  const [row] = await query<UserRow & { token_kind: TokenKind; token_hash: string }>(
    `select u.*, t.token_type as token_kind, t.token_hash
     from auth.one_time_tokens t join auth.users u on u.id = t.user_id
     where t.token_hash = any($1) and t.token_type::text = any($2) and u.deleted_at is null
     for update of t`,
    [hashes, kinds],
  );
  const sentAt = row?.[sentAtColumns[row.token_kind]] ?? null;
  const lifetimeMs = services.config.email.otp_expiry * 1000;
  if (row === undefined || sentAt === null || sentAt.getTime() + lifetimeMs < Date.now()) {
    throw new AuthError('otp_expired', message);
  }
  return { user: row, kind: row.token_kind, hash: row.token_hash };
}

/** Deletes all of a person's tokens: after one was used, or the password was changed. */
export async function clearTokens(query: Query, userId: string): Promise<void> {
  await query('delete from auth.one_time_tokens where user_id = $1', [userId]);
  await query(
    `update auth.users set confirmation_token = '', recovery_token = '',
       email_change_token_new = '', email_change_token_current = '',
       reauthentication_token = '', updated_at = now()
     where id = $1`,
    [userId],
  );
}
