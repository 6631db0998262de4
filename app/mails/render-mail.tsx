import { decodeHTML } from 'entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '#app/config/site.ts';
import type { LeasedMail } from '#app/domain/mail/mail-schema.ts';
import type { OutgoingMail } from '#app/services/mail/mailer.ts';
import { Letter } from './letter.tsx';
import { MediumProvider } from './medium.ts';
import { templates } from './templates.ts';

type Site = { siteOrigin: string };

/**
 * A mail as it is sent. The same each time: the provider takes a second one for the first only if
 * they are.
 * @throws Error when there is no such template, or its data are not what it needs
 */
export function renderMail(mail: LeasedMail, { siteOrigin }: Site): OutgoingMail {
  const template = templates[mail.kind];
  if (template === undefined) {
    throw new Error(`No template for mails of the kind ${mail.kind}`);
  }
  const { subject, body } = template.fill(mail.data);
  const line = toLine(subject);
  const write = (kind: 'html' | 'text') =>
    renderToStaticMarkup(
      <MediumProvider value={{ kind, origin: siteOrigin }}>
        <Letter firstName={mail.first_name} subject={line} foot={site.tagline}>
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
    headers: {},
  };
}

/** A header is one line. */
function toLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
