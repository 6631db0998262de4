import { z } from 'zod';
import { site } from '#app/config/site.ts';
import type { Block } from '#app/domain/notification/define-kind.ts';
import * as t from '#app/messages/account-mails.ts';

const text = z.string().default('');

/**
 * What Supabase Auth's Send Email hook posts, as far as mails need it.
 * https://supabase.com/docs/guides/auth/auth-hooks/send-email-hook
 */
export const sendEmailSchema = z.object({
  user: z.object({ email: text, new_email: text }),
  email_data: z.object({
    email_action_type: z.string(),
    token: text,
    token_hash: text,
    token_new: text,
    token_hash_new: text,
    /** Where the link leads in the end. `site_url` is the address of Supabase Auth, not the site's. */
    redirect_to: text,
    old_email: text,
  }),
});

export type SendEmail = z.output<typeof sendEmailSchema>;

export type AccountMail = { to: string; subject: string; blocks: Block[] };

/**
 * Writes the mails that Supabase Auth asks for: two for a change of address that both must confirm;
 * null for a kind that is not known here. No mail names the person, because a stranger may have
 * signed up with this address and any name.
 * @param opening the first lines that a super admin wrote, or null
 */
export function writeAccountMails(data: SendEmail, opening: string | null): AccountMail[] | null {
  const kind = data.email_data.email_action_type;
  if (Object.hasOwn(links, kind)) {
    return [writeLinkMail({ ...data, kind: links[kind as keyof typeof links], opening })];
  }
  if (kind === 'email_change') return writeEmailChange(data);
  if (kind === 'reauthentication') return [writeCodeMail(data)];
  const describe = Object.hasOwn(t.accountChanges, kind) ? t.accountChanges[kind] : undefined;
  if (describe !== undefined) return [writeChangeMail(data, describe)];
  // What Auth tells people in later versions, too, must not keep them from what they do.
  return kind.endsWith('_notification') ? [] : null;
}

const links: Record<'signup' | 'recovery' | 'magiclink' | 'invite', LinkKind> = {
  signup: {
    subject: t.confirmSubject,
    intro: t.confirmIntro,
    body: t.confirmBody,
    button: t.confirmButton,
    ignore: t.confirmIgnore,
    hasCode: true,
  },
  recovery: {
    subject: t.recoverySubject,
    body: t.recoveryBody,
    button: t.recoveryButton,
    ignore: t.recoveryIgnore,
    hasCode: true,
  },
  magiclink: {
    subject: t.signInSubject,
    body: t.signInBody,
    button: t.signInButton,
    ignore: t.ignore,
    hasCode: true,
  },
  invite: {
    subject: t.inviteSubject,
    intro: t.inviteIntro,
    body: t.inviteBody,
    button: t.inviteButton,
    ignore: t.inviteIgnore,
    hasCode: false,
  },
};

type Named = { email: string; site: string };
type LinkKind = {
  subject: (named: Named) => string;
  /** The first lines, which super admins may replace. */
  intro?: (named: Named) => string;
  body: (named: Named) => string;
  button: string;
  ignore: string;
  hasCode: boolean;
};

type LinkMail = SendEmail & { kind: LinkKind; opening: string | null };

function writeLinkMail({ user, email_data: data, kind, opening }: LinkMail): AccountMail {
  const { email } = user;
  const named = { email, site: site.name };
  const to = toConfirm(data, { tokenHash: data.token_hash, email });
  return {
    to: email,
    subject: kind.subject(named),
    blocks: [
      ...(opening ?? kind.intro?.(named) ?? '').split(/\n{2,}/).filter(Boolean),
      kind.body(named),
      { button: kind.button, to },
      ...(kind.hasCode ? [t.linkOnceOrCode, { code: data.token }] : [t.linkOnce]),
      kind.ignore,
    ],
  };
}

/**
 * With two tokens, `token_hash_new` and `token` are the present address's, `token_hash` and `token_new`
 * the new one's (supabase/auth, sendEmail in internal/api/mail.go).
 */
function writeEmailChange({ user, email_data: data }: SendEmail): AccountMail[] {
  const { email, new_email: newEmail } = user;
  const isAskedAtBoth = data.token_hash_new !== '';
  const write = (to: string, tokenHash: string, code: string): AccountMail => ({
    to,
    subject: t.emailChangeSubject({ site: site.name }),
    blocks: [
      t.emailChangeBody({ site: site.name, email, newEmail }),
      ...(isAskedAtBoth ? [t.emailChangeBoth] : []),
      { button: t.emailChangeButton, to: toConfirm(data, { tokenHash, email, newEmail }) },
      t.linkOnceOrCode,
      { code },
      t.emailChangeIgnore,
    ],
  });
  if (!isAskedAtBoth) return [write(newEmail, data.token_hash, data.token || data.token_new)];
  return [
    write(newEmail, data.token_hash, data.token_new),
    write(email, data.token_hash_new, data.token),
  ];
}

function writeCodeMail({ user, email_data: { token } }: SendEmail): AccountMail {
  return {
    to: user.email,
    subject: t.codeSubject({ site: site.name }),
    blocks: [t.codeBody({ site: site.name }), { code: token }, t.codeIgnore],
  };
}

type Describe = (data: { oldEmail: string; email: string }) => string;

/** What has happened; of a changed address, to the one that it was before. */
function writeChangeMail({ user, email_data: data }: SendEmail, describe: Describe): AccountMail {
  const { email } = user;
  const { old_email: oldEmail } = data;
  return {
    to: oldEmail || email,
    subject: t.accountChangedSubject({ site: site.name }),
    blocks: [
      describe({ oldEmail, email }),
      t.accountChangedNotYou({ contact: site.contact_email }),
      { link: t.recoveryButton, to: '/auth?view=recover' },
    ],
  };
}

type Confirmed = { tokenHash: string; email: string; newEmail?: string };

/** The screen that waits for a button: mail scanners open every link. Addresses stay in the fragment. */
function toConfirm(
  { email_action_type: type, redirect_to: next }: SendEmail['email_data'],
  { tokenHash, email, newEmail }: Confirmed,
): string {
  const query = new URLSearchParams({ token_hash: tokenHash, type, next });
  const fragment = new URLSearchParams({ email, ...(newEmail && { new_email: newEmail }) });
  return `/auth/confirm?${query}#${fragment}`;
}
