import { decodeHTML } from 'entities';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LeasedMail } from '#app/domain/mail/mail.ts';
import { signChoice } from '#app/domain/notification/choice-token.ts';
import { isNotificationChoice } from '#app/domain/notification/notification.ts';
import type { OutgoingMail } from '#app/services/mail/mailer.ts';
import { Foot, type WayOut } from './foot.tsx';
import { Letter } from './letter.tsx';
import { MediumProvider } from './medium.ts';
import { templates } from './templates.ts';

type Site = { siteOrigin: string; /** Signs the links that unsubscribe. */ secret: string };

/**
 * A mail as it is sent. The same each time: the provider takes a second one for the first only if
 * they are.
 * @throws Error when there is no such template, or its data are not what it needs
 */
export async function renderMail(mail: LeasedMail, site: Site): Promise<OutgoingMail> {
  const template = templates[mail.kind];
  if (template === undefined) {
    throw new Error(`No template for mails of the kind ${mail.kind}`);
  }
  const { subject, body } = template.fill(mail.data);
  const line = toLine(subject);
  const wayOut = await findWayOut(mail, site.secret);
  const write = (kind: 'html' | 'text') =>
    renderToStaticMarkup(
      <MediumProvider value={{ kind, origin: site.siteOrigin }}>
        <Letter firstName={mail.first_name} subject={line} foot={<Foot wayOut={wayOut} />}>
          {body}
        </Letter>
      </MediumProvider>,
    );
  return {
    id: mail.id,
    to: mail.to,
    subject: line,
    html: `<!doctype html>${write('html')}`,
    text: decodeHTML(write('text')),
    headers: wayOut === null ? {} : writeHeaders(site.siteOrigin, wayOut),
  };
}

/** How whoever gets it ends mails of its kind; null of one that always goes. */
async function findWayOut({ person, choice }: LeasedMail, secret: string): Promise<WayOut | null> {
  if (person === null || choice === null || !isNotificationChoice(choice)) {
    return null;
  }
  return { choice, token: await signChoice(secret, { person, choice }) };
}

/** One click in a mail program ends them (RFC 8058). */
function writeHeaders(origin: string, { token }: WayOut): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}/api/mails/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

const longestSubject = 150;

/** A header is one line, and not longer than people read. */
function toLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const signs = Array.from(line);
  return signs.length > longestSubject ? `${signs.slice(0, longestSubject - 1).join('')}…` : line;
}
