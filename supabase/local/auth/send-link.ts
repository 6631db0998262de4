import { type Challenge, beginFlow } from './flows.ts';
import { type LinkType, sendMail } from './mails.ts';
import { issueToken, requirePause, type TokenKind } from './one-time-tokens.ts';
import type { Query, Services } from './services.ts';
import type { UserRow } from './user.ts';

/** The differences between the mails to a person's current address. */
const mails = {
  signup: { kind: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  magiclink: { kind: 'recovery_token', sentAt: 'recovery_sent_at' },
  recovery: { kind: 'recovery_token', sentAt: 'recovery_sent_at' },
} as const;

export type SendOptions = {
  query: Query;
  services: Services;
  user: UserRow;
  challenge: Challenge | null;
  redirectTo: string;
};

/**
 * Sends a mail with a link and a code to a person's current address.
 * @throws AuthError over_email_send_rate_limit
 */
export async function sendLink(options: SendOptions & { type: keyof typeof mails }): Promise<void> {
  const { services, user, type } = options;
  const { kind, sentAt } = mails[type];
  requirePause(user[sentAt], services);
  const email = user.email ?? '';
  await begin(options);
  const token = await issue({ ...options, kind, email });
  await sendMail({ ...options, userId: user.id, recipient: { to: email, token } });
}

/**
 * Starts a change of address: sends a mail to the new one and, if config.toml requires both to
 * confirm, one to the old one (sendEmailChange in GoTrue's mail.go).
 * @throws AuthError over_email_send_rate_limit
 */
export async function sendEmailChange(options: SendOptions & { newEmail: string }): Promise<void> {
  const { query, services, user, newEmail } = options;
  requirePause(user.email_change_sent_at, services);
  await query(
    'update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1',
    [user.id, newEmail],
  );
  const email = user.email ?? '';
  await begin({ ...options, type: 'email_change' });
  const toNew = await issue({ ...options, kind: 'email_change_token_new', email: newEmail });
  const isAskedAtBoth = services.config.email.double_confirm_changes && email !== '';
  const toCurrent =
    isAskedAtBoth && (await issue({ ...options, kind: 'email_change_token_current', email }));
  await sendMail({
    ...options,
    userId: user.id,
    type: 'email_change',
    recipient: { to: newEmail, token: toNew },
    current: toCurrent ? { to: email, token: toCurrent } : undefined,
  });
}

async function begin({ query, user, type, challenge }: SendOptions & { type: LinkType }) {
  if (challenge !== null) await beginFlow(query, { userId: user.id, type, challenge });
}

function issue({ user, challenge, ...options }: SendOptions & { kind: TokenKind; email: string }) {
  return issueToken({ ...options, userId: user.id, isPkce: challenge !== null });
}
