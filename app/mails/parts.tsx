import type { ReactNode } from 'react';
import { look, useMedium } from './look.ts';

/** The building blocks of mails. Each renders as HTML or as plain text. */
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
  /** A path on the site: '/dashboard'. */
  path: string;
  children: string;
};

/** The mail's main action, as a button. */
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

/** A secondary link. */
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

/** A code to type, on its own line so that it can be copied. */
export function Code({ children }: { children: string }) {
  const { kind } = useMedium();
  if (kind === 'text') return `${children}\n\n`;
  return (
    <p style={look.code}>
      <strong>{children}</strong>
    </p>
  );
}

/** A quoted text with its line breaks. */
export function Quote({ children }: { children: string }) {
  const { kind } = useMedium();
  if (kind === 'text') return `${children.replaceAll(/^/gm, '> ')}\n\n`;
  return (
    <blockquote className="quote" style={look.quote}>
      {children}
    </blockquote>
  );
}
