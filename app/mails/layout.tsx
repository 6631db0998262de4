import { tagline } from '#app/messages/components/site.tsx';
import type { ReactNode } from 'react';
import { site } from '#app/config/site.ts';
import { choiceTexts, type NotificationChoice } from '#app/domain/notification/notification.ts';
import * as t from '#app/messages/mails.tsx';
import { darkSheet, theme, useMedium } from './theme.ts';
import { Paragraph } from './parts.tsx';

type LayoutProps = {
  firstName: string | null;
  subject: string;
  children: ReactNode;
  footer: ReactNode;
};

/** The frame of all mails: the site's name, a greeting, and why the user gets this mail. */
export function Layout({ firstName, subject, children, footer }: LayoutProps) {
  const { kind } = useMedium();
  const greeting = <Paragraph>{t.greeting({ firstName })}</Paragraph>;
  if (kind === 'text') {
    return (
      <>
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
                        <p className="name" style={theme.name}>
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

/** The notification choice that switches off such mails, and the reader's token for it. */
export type Unsubscribe = { choice: NotificationChoice; token: string };

const always = t.footerAlwaysSent;

/** The footer: why the user gets this mail, and how to unsubscribe. */
export function Footer({ unsubscribe }: { unsubscribe: Unsubscribe | null }) {
  const { kind, origin } = useMedium();
  const because = unsubscribe && t.footerReason({ label: choiceTexts[unsubscribe.choice].label });
  const stop = unsubscribe && `${origin}/unsubscribe?token=${unsubscribe.token}`;
  if (kind === 'text') {
    const lines = stop === null ? [always] : [because, t.footerUnsubscribeText({ address: stop })];
    return [...lines, `${site.name}: ${origin}`, ''].join('\n');
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
        {` – ${tagline}`}
      </p>
    </>
  );
}

function QuietLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="quiet" href={href} style={theme.quiet}>
      {children}
    </a>
  );
}
