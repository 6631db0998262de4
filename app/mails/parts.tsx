import type { ReactNode } from 'react';
import { theme, useMedium } from './theme.ts';

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
  return <p style={theme.paragraph}>{children}</p>;
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
    <p style={theme.apart}>
      <a className="action" href={origin + path} style={theme.action}>
        {children}
      </a>
    </p>
  );
}

type ChoiceButtonsProps = { title: string; choices: { path: string; text: string }[] };

/** Answers to choose from, as buttons in a row. */
export function ChoiceButtons({ title, choices }: ChoiceButtonsProps) {
  const { kind, origin } = useMedium();
  if (kind === 'text') {
    const lines = choices.map(({ path, text }) => `${text}: ${origin}${path}\n`);
    return `${title}\n${lines.join('')}\n`;
  }
  return (
    <>
      <p style={theme.title}>
        <strong>{title}</strong>
      </p>
      <p style={theme.paragraph}>
        {choices.map(({ path, text }) => (
          <a key={path} className="choice" href={origin + path} style={theme.choice}>
            {text}
          </a>
        ))}
      </p>
    </>
  );
}

type LinkListProps = {
  title?: string;
  links: { path: string; text: string; note?: string }[];
};

/** A list of links, each with a note, under a title. */
export function LinkList({ title, links }: LinkListProps) {
  const { kind, origin } = useMedium();
  if (kind === 'text') {
    const lines = links.map(
      ({ path, text, note }) => `${note ? `${text}, ${note}` : text}:\n${origin}${path}\n`,
    );
    return `${title ? `${title}\n\n` : ''}${lines.join('')}\n`;
  }
  return (
    <>
      {title && (
        <p style={theme.title}>
          <strong>{title}</strong>
        </p>
      )}
      <ul style={theme.list}>
        {links.map(({ path, text, note }) => (
          <li key={`${path} ${text}`}>
            <a className="link" href={origin + path} style={theme.link}>
              {text}
            </a>
            {note && `, ${note}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A secondary link. */
export function Link({ path, children }: LinkProps) {
  const { kind, origin } = useMedium();
  if (kind === 'text') return `${children}:\n${origin}${path}\n\n`;
  return (
    <p style={theme.paragraph}>
      <a className="link" href={origin + path} style={theme.link}>
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
    <p style={theme.code}>
      <strong>{children}</strong>
    </p>
  );
}

/** A quoted text with its line breaks. */
export function Quote({ children }: { children: string }) {
  const { kind } = useMedium();
  if (kind === 'text') return `${children.replaceAll(/^/gm, '> ')}\n\n`;
  return (
    <blockquote className="quote" style={theme.quote}>
      {children}
    </blockquote>
  );
}
