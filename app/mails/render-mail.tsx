import { decodeHTML } from 'entities';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LeasedMail } from '#app/domain/mail/mail-schema.ts';
import { isNotificationChoice, signChoice } from '#app/domain/notification/notification.ts';
import type { OutgoingMail } from '#app/services/mail/mailer.ts';
import { Footer, Layout, type Unsubscribe } from './layout.tsx';
import { MediumProvider } from './theme.ts';
import { mailTemplates } from './templates.ts';

type Site = {
  siteOrigin: string;
  /** Signs the unsubscribe links. */
  secret: string;
  /** The domain whose mails are answers to messages; null or absent: answers are written here. */
  replyDomain?: string | null;
};

/**
 * Renders a mail for sending. Deterministic: the provider deduplicates a retry only if its content
 * is identical.
 * @throws Error without a template of this kind, or if the data does not fit it
 */
export async function renderMail(mail: LeasedMail, site: Site): Promise<OutgoingMail> {
  const template = mailTemplates[mail.kind];
  if (template === undefined) {
    throw new Error(`No template for mails of the kind ${mail.kind}`);
  }
  const { subject, body, replyAddress } = await template.fill(mail.data, {
    person: mail.person,
    secret: site.secret,
  });
  const line = toLine(subject);
  const unsubscribe = await findUnsubscribe(mail, site.secret);
  const write = (kind: 'html' | 'text') =>
    renderToStaticMarkup(
      <MediumProvider value={{ kind, origin: site.siteOrigin }}>
        <Layout
          firstName={mail.first_name}
          subject={line}
          footer={<Footer unsubscribe={unsubscribe} />}
        >
          {body}
        </Layout>
      </MediumProvider>,
    );
  return {
    id: mail.id,
    to: mail.to,
    subject: line,
    html: `<!doctype html>${write('html')}`,
    text: decodeHTML(write('text')),
    headers: unsubscribe === null ? {} : writeHeaders(site.siteOrigin, unsubscribe),
    ...(replyAddress && site.replyDomain && { replyTo: `${replyAddress}@${site.replyDomain}` }),
  };
}

/** Returns how the recipient unsubscribes from such mails; null for mails that are always sent. */
async function findUnsubscribe(
  { person, choice }: LeasedMail,
  secret: string,
): Promise<Unsubscribe | null> {
  if (person === null || choice === null || !isNotificationChoice(choice)) {
    return null;
  }
  return { choice, token: await signChoice(secret, { person, choice }) };
}

/** Returns the headers for one-click unsubscription (RFC 8058). */
function writeHeaders(origin: string, { token }: Unsubscribe): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}/api/mails/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

const longestSubject = 150;

/** Makes a text a single header line, truncated to a readable length. */
function toLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const signs = Array.from(line);
  return signs.length > longestSubject ? `${signs.slice(0, longestSubject - 1).join('')}…` : line;
}
