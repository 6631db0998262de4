import { decodeHTML } from 'entities';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { site } from '#app/config/site.ts';
import type { LeasedMail } from '#app/domain/mail/mail-schema.ts';
import { replyMarker } from '#app/domain/message/read-reply.ts';
import type { Block } from '#app/domain/notification/define-kind.ts';
import { kinds } from '#app/domain/notification/kinds.ts';
import {
  choices,
  isNotificationChoice,
  signChoices,
  type NotificationChoice,
} from '#app/domain/notification/notification.ts';
import { findLogo } from '#app/domain/setting/logo.ts';
import * as t from '#app/messages/mails.tsx';
import type { OutgoingMail } from '#app/services/mail/mailer.ts';
import {
  Blocks,
  MediumProvider,
  applyColors,
  darkSheet,
  theme,
  useMedium,
  Paragraph,
} from './parts.tsx';
import { signers, type Signing } from './sign-mail.ts';

type MailSettings = {
  siteOrigin: string;
  /** Signs the unsubscribe links. */
  secret: string;
  /** The domain whose mails are answers to messages; null or absent: answers are written here. */
  replyDomain?: string | null;
};

/**
 * Renders a mail for sending. Deterministic: the provider deduplicates a retry only if its content
 * is identical.
 * @throws Error for an unknown kind, or if the data does not fit it
 */
export async function renderMail(mail: LeasedMail, settings: MailSettings): Promise<OutgoingMail> {
  const signing = { person: mail.person, secret: settings.secret };
  const parts = await Promise.all(toParts(mail).map((part) => writePart(part, signing)));
  const [first] = parts;
  const { subject, replyAddress } = first ?? { subject: '' };
  const canReply = replyAddress !== undefined && !!settings.replyDomain;
  const more = parts.length - 1;
  const unsubscribe = await findUnsubscribe(mail, settings.secret);
  const rendered = renderBlocks(settings.siteOrigin, {
    subject: more === 0 ? subject : t.dailySubject({ first: subject, more }),
    firstName: mail.first_name,
    blocks: parts.flatMap(({ blocks }) => blocks),
    marker: canReply && <Marker />,
    unsubscribe,
  });
  return {
    id: mail.id,
    to: mail.to,
    ...rendered,
    headers: {
      ...rendered.headers,
      ...(unsubscribe !== null && writeHeaders(settings.siteOrigin, unsubscribe)),
    },
    ...(canReply && { replyTo: `${replyAddress}@${settings.replyDomain}` }),
  };
}

type Content = {
  subject: string;
  blocks: Block[];
  firstName?: string | null;
  /** The line that answers by mail stand above; absent where none are taken. */
  marker?: ReactNode;
  /** Null or absent for mails that are always sent. */
  unsubscribe?: Unsubscribe | null;
};

/** Renders a mail's parts within the frame of all mails, as HTML and as text. */
export function renderBlocks(
  siteOrigin: string,
  { subject, blocks, firstName = null, marker = false, unsubscribe = null }: Content,
): Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'headers'> {
  const line = toLine(subject);
  applyColors();
  const write = (kind: 'html' | 'text') =>
    renderToStaticMarkup(
      <MediumProvider value={{ kind, origin: siteOrigin }}>
        <Layout
          firstName={firstName}
          subject={line}
          marker={marker}
          footer={<Footer unsubscribe={unsubscribe} />}
        >
          <Blocks blocks={blocks} />
        </Layout>
      </MediumProvider>,
    );
  return {
    subject: line,
    html: `<!doctype html>${write('html')}`,
    text: decodeHTML(write('text')),
    headers: {
      // Programs answer none of our mails (RFC 3834), so that no two of them answer each other.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}

const partSchema = z.object({
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
  choice: z.string().nullable(),
});

type Part = z.infer<typeof partSchema>;

/** Returns what a mail says: a daily mail has everything that waited for it. */
function toParts({ kind, data, choice }: Part): Part[] {
  if (kind !== 'daily_mail') return [{ kind, data, choice }];
  return z.array(partSchema).min(1).parse(data.parts);
}

async function writePart({ kind: name, data: input }: Part, signing: Signing) {
  const kind = kinds[name];
  if (kind === undefined) throw new Error(`No kind of notification is called ${name}`);
  const { data = input, replyAddress } = (await signers[name]?.(input, signing)) ?? {};
  return { subject: kind.describe(data).subject, blocks: kind.write(data), replyAddress };
}

/** Returns how the recipient unsubscribes from such mails; null for mails that are always sent. */
async function findUnsubscribe(
  { person: account, ...mail }: LeasedMail,
  secret: string,
): Promise<Unsubscribe | null> {
  const chosen = new Set(toParts(mail).map(({ choice }) => choice ?? ''));
  const named = [...chosen].filter(isNotificationChoice).toSorted();
  const person = account ?? mail.to;
  if (named.length === 0) return null;
  return { choices: named, token: await signChoices(secret, { person, choices: named }) };
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

type LayoutProps = {
  firstName: string | null;
  subject: string;
  /** The line that answers by mail stand above; false where none are taken. */
  marker: ReactNode;
  children: ReactNode;
  footer: ReactNode;
};

/** The frame of all mails: the site's name, a greeting, and why the user gets this mail. */
function Layout({ firstName, subject, marker, children, footer }: LayoutProps) {
  const { kind } = useMedium();
  const greeting = <Paragraph>{t.greeting({ firstName })}</Paragraph>;
  if (kind === 'text') {
    return (
      <>
        {marker}
        {greeting}
        {children}
        {/* The line `-- ` marks the start of the signature for mail programs. */}
        {`${t.signature({ name: site.name })}\n\n-- \n`}
        {footer}
      </>
    );
  }
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkSheet }} />
      </head>
      <body className="page" style={theme.page}>
        {/* Tables, since Outlook applies a width to nothing else. */}
        <table className="page" role="presentation" width="100%" style={theme.page}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table role="presentation" width="560" style={{ width: '100%', maxWidth: '560px' }}>
                  <tbody>
                    <tr>
                      <td className="sheet" align="left" style={theme.sheet}>
                        {marker}
                        <p className="name" style={theme.name}>
                          <MailLogo />
                          {site.name}
                        </p>
                        {greeting}
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="footer" align="left" style={theme.footer}>
                        {footer}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The directory's logo above its name, on white, since programs darken the paper. */
function MailLogo() {
  const { origin } = useMedium();
  const logo = findLogo();
  if (logo === null) return null;
  const { src, width, height } = logo;
  return (
    <>
      <img alt="" src={origin + src} width={width} height={height} style={theme.logo} />
      <br />
    </>
  );
}

/** First in the mail, so that everything that a program quotes stands below it. */
function Marker() {
  return <Paragraph>{replyMarker}</Paragraph>;
}

/** The notification choices that switch off such mails, and the reader's token for them. */
type Unsubscribe = { choices: NotificationChoice[]; token: string };

const always = t.footerAlwaysSent;

/** The footer: why the user gets this mail, and how to unsubscribe. */
function Footer({ unsubscribe }: { unsubscribe: Unsubscribe | null }) {
  const { kind, origin } = useMedium();
  const because =
    unsubscribe &&
    t.footerReason({ labels: unsubscribe.choices.map((name) => choices[name].label) });
  const stop = unsubscribe && `${origin}/unsubscribe?token=${unsubscribe.token}`;
  if (kind === 'text') {
    const lines = stop === null ? [always] : [because, t.footerUnsubscribeText({ address: stop })];
    return [...lines, `${site.name}: ${origin}`, ...findOperator(), ''].join('\n');
  }
  return (
    <>
      <p style={theme.paragraph}>
        {because ?? always}
        {stop !== null && (
          <>
            {' '}
            {t.footerUnsubscribe({
              stop: (text) => <QuietLink href={stop}>{text}</QuietLink>,
              choose: (text) => <QuietLink href={`${origin}/account-settings`}>{text}</QuietLink>,
            })}
          </>
        )}
      </p>
      <p style={theme.paragraph}>
        <QuietLink href={origin}>{site.name}</QuietLink>
        {` – ${site.tagline}`}
      </p>
      {findOperator().map((line) => (
        <p key={line} style={theme.paragraph}>
          {line}
        </p>
      ))}
    </>
  );
}

/** Who sends the mail, with an address, as laws on mails ask for. */
function findOperator(): string[] {
  const lines = [site.operator, ...(site.postal_address?.split('\n') ?? [])];
  const line = lines.filter(Boolean).join(', ');
  return line === '' ? [] : [line];
}

function QuietLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="quiet" href={href} style={theme.quiet}>
      {children}
    </a>
  );
}
