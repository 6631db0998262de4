import type { ReactNode } from 'react';
import { useMedium } from './medium.ts';

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** What mails are made of: HTML, or the same as lines of text. */
export function Paragraph({ children }: { children: ReactNode }) {
  const { kind } = useMedium();
  if (kind === 'text')
    return (
      <>
        {children}
        {'\n\n'}
      </>
    );
  return <p style={{ margin: '0 0 16px' }}>{children}</p>;
}

type LinkProps = {
  /** On the site: '/dashboard'. */
  path: string;
  children: string;
};

/** The one thing to do, as a button. */
export function Action({ path, children }: LinkProps) {
  const { kind, origin } = useMedium();
  const address = origin + path;
  if (kind === 'text') return `${children}:\n${address}\n\n`;
  return (
    <p style={{ margin: '24px 0' }}>
      <a
        className="action"
        href={address}
        style={{
          display: 'inline-block',
          padding: '12px 20px',
          borderRadius: '8px',
          background: '#1c5d45',
          color: '#ffffff',
          fontFamily: font,
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** Something else to look at. */
export function Link({ path, children }: LinkProps) {
  const { kind, origin } = useMedium();
  const address = origin + path;
  if (kind === 'text') return `${children}:\n${address}\n\n`;
  return (
    <p style={{ margin: '0 0 16px' }}>
      <a className="link" href={address} style={{ color: '#a63411' }}>
        {children}
      </a>
    </p>
  );
}

/** What is typed somewhere, apart from all else so that it can be copied. */
export function Code({ children }: { children: string }) {
  const { kind } = useMedium();
  if (kind === 'text') return `${children}\n\n`;
  return (
    <p style={{ margin: '24px 0', fontSize: '28px', letterSpacing: '2px' }}>
      <strong>{children}</strong>
    </p>
  );
}

/** What somebody wrote, with its lines. */
export function Quote({ children }: { children: string }) {
  const { kind } = useMedium();
  if (kind === 'text') return `${children.replaceAll(/^/gm, '> ')}\n\n`;
  return (
    <blockquote
      className="quote"
      style={{
        margin: '0 0 16px',
        padding: '4px 0 4px 16px',
        borderLeft: '3px solid #1c5d45',
        whiteSpace: 'pre-line',
      }}
    >
      {children}
    </blockquote>
  );
}
