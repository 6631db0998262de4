import { type ReactNode, createContext, useContext } from 'react';
import { site } from '#app/config/site.ts';
import { derivePalette, type Palette } from '#app/document/palette.ts';
import type { Block } from '#app/domain/notification/define-kind.ts';
import { leaveOutLinks } from '#app/domain/notification/leave-out-links.ts';
import * as t from '#app/messages/mails.tsx';
import { linkLeftOut } from '#app/messages/notifications.ts';

/** The parts of a mail, one after the other. */
export function Blocks({ blocks: [block, ...others] }: { blocks: Block[] }) {
  if (block === undefined) return null;
  return (
    <>
      <BlockPart block={block} />
      <Blocks blocks={others} />
    </>
  );
}

/** A part of a mail, as HTML or as plain text. */
function BlockPart({ block }: { block: Block }) {
  if (typeof block === 'string') return <Paragraph>{block}</Paragraph>;
  if ('quote' in block) return <Quote>{block.quote}</Quote>;
  if ('strangersWords' in block) return <StrangersWords {...block} />;
  if ('code' in block) return <Code>{block.code}</Code>;
  if ('button' in block) return <Action to={block.to}>{block.button}</Action>;
  if ('link' in block) return <Link to={block.to}>{block.link}</Link>;
  if ('choices' in block) return <ChoiceButtons {...block} />;
  return <LinkList {...block} />;
}

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
  to: string;
  children: string;
};

/** The mail's main action, as a button. */
function Action({ to, children }: LinkProps) {
  const { kind, origin } = useMedium();
  if (kind === 'text') return `${children}:\n${origin}${to}\n\n`;
  return (
    <p style={theme.apart}>
      <a className="action" href={origin + to} style={theme.action}>
        {children}
      </a>
    </p>
  );
}

type ChoiceButtonsProps = { title: string; choices: { to: string; text: string }[] };

/** Answers to choose from, as buttons in a row. */
function ChoiceButtons({ title, choices }: ChoiceButtonsProps) {
  const { kind, origin } = useMedium();
  if (kind === 'text') {
    const lines = choices.map(({ to, text }) => `${text}: ${origin}${to}\n`);
    return `${title}\n${lines.join('')}\n`;
  }
  return (
    <>
      <p style={theme.title}>
        <strong>{title}</strong>
      </p>
      <p style={theme.paragraph}>
        {choices.map(({ to, text }) => (
          <a key={to} className="choice" href={origin + to} style={theme.choice}>
            {text}
          </a>
        ))}
      </p>
    </>
  );
}

type LinkListProps = {
  title?: string;
  links: { to: string; text: string; note?: string }[];
};

/** A list of links, each with a note, under a title. */
function LinkList({ title, links }: LinkListProps) {
  const { kind, origin } = useMedium();
  if (kind === 'text') {
    const lines = links.map(
      ({ to, text, note }) => `${note ? `${text}, ${note}` : text}:\n${origin}${to}\n`,
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
        {links.map(({ to, text, note }) => (
          <li key={`${to} ${text}`}>
            <a className="link" href={origin + to} style={theme.link}>
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
function Link({ to, children }: LinkProps) {
  const { kind, origin } = useMedium();
  if (kind === 'text') return `${children}:\n${origin}${to}\n\n`;
  return (
    <p style={theme.paragraph}>
      <a className="link" href={origin + to} style={theme.link}>
        {children}
      </a>
    </p>
  );
}

/** A code to type, on its own line so that it can be copied. */
function Code({ children }: { children: string }) {
  const { kind } = useMedium();
  if (kind === 'text') return `${children}\n\n`;
  return (
    <p style={theme.code}>
      <strong>{children}</strong>
    </p>
  );
}

/** A quoted text with its line breaks. */
function Quote({ children }: { children: string }) {
  const { kind } = useMedium();
  if (kind === 'text') return `${children.replaceAll(/^/gm, '> ')}\n\n`;
  return (
    <blockquote className="quote" style={theme.quote}>
      {children}
    </blockquote>
  );
}

type StrangersWordsProps = { intro: string; strangersWords: string };

/** What somebody else wrote, for the beginning of a mail: it says so first, and links in it are left out. */
function StrangersWords({ intro, strangersWords }: StrangersWordsProps) {
  return (
    <>
      <Paragraph>{t.strangersWords({ site: site.name })}</Paragraph>
      <Paragraph>{intro}</Paragraph>
      <Quote>{leaveOutLinks(strangersWords, linkLeftOut)}</Quote>
    </>
  );
}

/** Inline styles of each element: many mail programs ignore style sheets. */
const createTheme = ({ light }: Palette) => ({
  page: {
    margin: 0,
    padding: 0,
    background: light.paper,
    color: light.ink,
    fontFamily:
      "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    fontSize: '16px',
    lineHeight: 1.5,
  },
  sheet: {
    padding: '28px 24px 12px',
    border: `1px solid ${light.rule}`,
    borderRadius: '12px',
    background: light['paper-raised'],
    color: light.ink,
  },
  footer: { padding: '16px 24px', color: light['ink-soft'], fontSize: '14px' },
  name: { margin: '0 0 20px', color: light.accent, fontSize: '20px', fontWeight: 700 },
  logo: { background: '#ffffff', padding: '4px', borderRadius: '4px' },
  paragraph: { margin: '0 0 16px' },
  apart: { margin: '24px 0' },
  action: {
    display: 'inline-block',
    padding: '12px 22px',
    borderRadius: '8px',
    background: light.accent,
    color: light['on-accent'],
    fontWeight: 600,
    textDecoration: 'none',
  },
  title: { margin: '0 0 8px' },
  list: { margin: '0 0 16px', padding: '0 0 0 20px' },
  choice: {
    display: 'inline-block',
    margin: '0 8px 8px 0',
    padding: '10px 16px',
    border: `2px solid ${light.accent}`,
    borderRadius: '8px',
    color: light['accent-strong'],
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { color: light['accent-strong'] },
  quiet: { color: light['ink-soft'] },
  code: { margin: '24px 0', fontSize: '28px', letterSpacing: '3px' },
  quote: {
    margin: '0 0 16px',
    padding: '2px 0 2px 16px',
    borderLeft: `3px solid ${light.accent}`,
    whiteSpace: 'pre-line',
  } as const,
});

/** Those programs that read a style sheet also get dark colors. */
const writeDarkSheet = ({ dark }: Palette) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (prefers-color-scheme: dark) {
    .page { background: ${dark.paper} !important; color: ${dark.ink} !important }
    .sheet { background: ${dark['paper-raised']} !important; border-color: ${dark.rule} !important; color: ${dark.ink} !important }
    .footer, .quiet { color: ${dark['ink-soft']} !important }
    .name, .link { color: ${dark.accent} !important }
    .action { background: ${dark.accent} !important; color: ${dark['on-accent']} !important }
    .choice { color: ${dark.accent} !important }
    .quote, .choice { border-color: ${dark.accent} !important }
  }`;

/** The styles of the mail that is being rendered: the directory's colors, or those of tokens.css. */
export let theme = createTheme(derivePalette(site));
export let darkSheet = writeDarkSheet(derivePalette(site));

/** Applies the directory's present colors; before a mail is rendered, which takes no time. */
export function applyColors() {
  const palette = derivePalette(site);
  theme = createTheme(palette);
  darkSheet = writeDarkSheet(palette);
}

/**
 * The format being rendered: each mail is rendered as both. `origin` is the origin of its links.
 */
type Medium = { kind: 'html' | 'text'; origin: string };

const MediumContext = createContext<Medium>({ kind: 'html', origin: '' });

export const MediumProvider = MediumContext.Provider;

export const useMedium = () => useContext(MediumContext);
