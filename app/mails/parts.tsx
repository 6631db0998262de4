import type { ReactNode } from 'react';
import { look } from './look.ts';
import { useMedium } from './medium.ts';

/** What mails are made of. Each part writes itself as HTML, or the same as lines of text. */
export function Paragraph({ children }: { children: ReactNode }) {
  const { kind } = useMedium();
  if (kind === 'text') {
    return (
      <>
        {children}
        {'\n\n'}
      </>
    );
  }
  return <p style={look.paragraph}>{children}</p>;
}

type LinkProps = {
  /** On the site: '/dashboard'. */
  path: string;
  children: string;
};

/** The one thing to do, as a button. */
export function Action({ path, children }: LinkProps) {
  const { kind, origin } = useMedium();
  if (kind === 'text') return `${children}:\n${origin}${path}\n\n`;
  return (
    <p style={look.apart}>
      <a className="action" href={origin + path} style={look.action}>
        {children}
      </a>
    </p>
  );
}

/** Something else to look at. */
export function Link({ path, children }: LinkProps) {
  const { kind, origin } = useMedium();
  if (kind === 'text') return `${children}:\n${origin}${path}\n\n`;
  return (
    <p style={look.paragraph}>
      <a className="link" href={origin + path} style={look.link}>
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
    <p style={look.code}>
      <strong>{children}</strong>
    </p>
  );
}

/** What somebody wrote, with its lines. */
export function Quote({ children }: { children: string }) {
  const { kind } = useMedium();
  if (kind === 'text') return `${children.replaceAll(/^/gm, '> ')}\n\n`;
  return (
    <blockquote className="quote" style={look.quote}>
      {children}
    </blockquote>
  );
}
