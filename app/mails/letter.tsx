import type { ReactNode } from 'react';
import { site } from '#app/config/site.ts';
import { choiceTexts, type NotificationChoice } from '#app/domain/notification/notification.ts';
import { darkSheet, look, useMedium } from './look.ts';
import { Paragraph } from './parts.tsx';

type LetterProps = {
  firstName: string | null;
  subject: string;
  children: ReactNode;
  foot: ReactNode;
};

/** The frame of all mails: the site's name, a greeting, and why the user gets this mail. */
export function Letter({ firstName, subject, children, foot }: LetterProps) {
  const { kind } = useMedium();
  const greeting = <Paragraph>{firstName === null ? 'Hello,' : `Hello ${firstName},`}</Paragraph>;
  if (kind === 'text') {
    return (
      <>
        {greeting}
        {children}
        {/* The line `-- ` marks the start of the signature for mail programs. */}
        {`Your ${site.name} team\n\n-- \n`}
        {foot}
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
      <body className="page" style={look.page}>
        {/* Tables, since Outlook applies a width to nothing else. */}
        <table className="page" role="presentation" width="100%" style={look.page}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table role="presentation" width="560" style={{ width: '100%', maxWidth: '560px' }}>
                  <tbody>
                    <tr>
                      <td className="sheet" align="left" style={look.sheet}>
                        <p className="name" style={look.name}>
                          {site.name}
                        </p>
                        {greeting}
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="foot" align="left" style={look.foot}>
                        {foot}
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
export type WayOut = { choice: NotificationChoice; token: string };

const always = 'You cannot turn off emails like this one: they are about who can edit a listing.';

/** The footer: why the user gets this mail, and how to unsubscribe. */
export function Foot({ wayOut }: { wayOut: WayOut | null }) {
  const { kind, origin } = useMedium();
  const because =
    wayOut && `You get this email because “${choiceTexts[wayOut.choice].label}” is on.`;
  const stop = wayOut && `${origin}/unsubscribe?token=${wayOut.token}`;
  if (kind === 'text') {
    const lines = stop === null ? [always] : [because, `Stop emails like this one: ${stop}`];
    return [...lines, `${site.name}: ${origin}`, ''].join('\n');
  }
  return (
    <>
      <p style={look.paragraph}>
        {because ?? always}
        {stop !== null && (
          <>
            {' '}
            <QuietLink href={stop}>Stop emails like this one</QuietLink>, or{' '}
            <QuietLink href={`${origin}/account-settings`}>choose which emails you get</QuietLink>.
          </>
        )}
      </p>
      <p style={look.paragraph}>
        <QuietLink href={origin}>{site.name}</QuietLink>
        {` – ${site.tagline}`}
      </p>
    </>
  );
}

function QuietLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="quiet" href={href} style={look.quiet}>
      {children}
    </a>
  );
}
