import type { OneTimeToken } from './one-time-tokens.ts';
import { callSendEmailHook } from './send-email-hook.ts';
import type { Query, Services } from './services.ts';
import { getUserJson } from './user.ts';

/** The `type` of a link, a parameter of /verify. */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';

type LinkOptions = { services: Services; type: LinkType; token: OneTimeToken; redirectTo: string };

/** Returns the link of a mail: it opens /verify, which redirects to `redirectTo`. */
export function buildLink({ services, type, token, redirectTo }: LinkOptions): string {
  const query = `token=${token.hash}&type=${type}&redirect_to=${encodeOnce(redirectTo)}`;
  return `${services.getIssuer()}/verify?${query}`;
}

/** Leaves a plain address readable, like GoTrue; encodes what could end or change the query. */
function encodeOnce(url: string): string {
  return /^[\w:/.?@~*-]*$/.test(url) ? url : encodeURIComponent(url);
}

/** An address with the token that is mailed to it. */
export type Recipient = { to: string; token: OneTimeToken };

type MailOptions = {
  query: Query;
  services: Services;
  userId: string;
  type: LinkType | 'reauthentication';
  redirectTo: string;
  recipient: Recipient;
  /** Of a change of address that both must confirm: the present one. */
  current?: Recipient | undefined;
};

/**
 * Has the site send a mail, like GoTrue within the transaction that needs it; without a site, a plain
 * one goes into the inbox.
 * @throws AuthError over_email_send_rate_limit, or what the hook answers
 */
export async function sendMail(options: MailOptions): Promise<void> {
  const { query, services, userId, type, redirectTo, recipient, current } = options;
  services.countMail();
  const site = services.getSite();
  if (site === null || services.config.sendEmailPath === null) {
    for (const one of current ? [recipient, current] : [recipient]) deliverPlain(options, one);
    return;
  }
  await callSendEmailHook(`${site}${services.config.sendEmailPath}`, {
    metadata: { uuid: crypto.randomUUID(), time: new Date().toISOString(), name: 'send-email' },
    user: await getUserJson(query, userId),
    email_data: {
      token: (current ?? recipient).token.otp,
      token_hash: recipient.token.hash,
      redirect_to: redirectTo,
      email_action_type: type,
      site_url: services.getIssuer(),
      token_new: current ? recipient.token.otp : '',
      token_hash_new: current?.token.hash ?? '',
      old_email: '',
      old_phone: '',
      provider: '',
      factor_type: '',
    },
  });
}

function deliverPlain({ services, type, redirectTo }: MailOptions, { to, token }: Recipient): void {
  const code = token.otp;
  const link = type === 'reauthentication' ? '' : buildLink({ services, type, token, redirectTo });
  services.inbox.deliver({
    to,
    subject: link === '' ? 'Your code' : 'A link to your account',
    html: `<p>${link.replaceAll('&', '&amp;')}</p><p>Or enter the code ${code}</p>`,
    link,
    code,
  });
}
