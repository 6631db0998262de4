import type { ReactNode } from 'react';
import { site } from '#app/config/site.ts';
import { useMedium } from './medium.ts';
import { Paragraph } from './parts.tsx';

type LetterProps = {
  firstName: string | null;
  subject: string;
  children: ReactNode;
  foot: ReactNode;
};

/** Mail programs that know no dark mode read the first colours alone. */
const style = `
  .page { background: #f5f3ee } .sheet { background: #ffffff; color: #23271f }
  .foot, .foot a { color: #5b6157 }
  @media (prefers-color-scheme: dark) {
    .page { background: #16181a !important } .sheet { background: #202326 !important; color: #eceae4 !important }
    .foot, .foot a { color: #a9afa6 !important } .action { background: #7fc9a8 !important; color: #10201a !important }
    .quote { border-color: #7fc9a8 !important }
  }`;

/** What all mails have: a greeting, the name of the site, and why this one came. */
export function Letter({ firstName, subject, children, foot }: LetterProps) {
  const { kind } = useMedium();
  const greeting = <Paragraph>{firstName === null ? 'Hello,' : `Hello ${firstName},`}</Paragraph>;
  if (kind === 'text') {
    return (
      <>
        {greeting}
        {children}
        {`${site.name}\n\n-- \n`}
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
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body
        className="page"
        style={{
          margin: 0,
          padding: '24px 12px',
          fontFamily: "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
          fontSize: '16px',
          lineHeight: 1.5,
        }}
      >
        <div
          className="sheet"
          style={{ maxWidth: '560px', margin: '0 auto', padding: '24px', borderRadius: '12px' }}
        >
          <p style={{ margin: '0 0 24px', fontWeight: 700, fontSize: '18px' }}>{site.name}</p>
          {greeting}
          {children}
        </div>
        <div
          className="foot"
          style={{ maxWidth: '560px', margin: '16px auto 0', padding: '0 24px', fontSize: '13px' }}
        >
          {foot}
        </div>
      </body>
    </html>
  );
}
