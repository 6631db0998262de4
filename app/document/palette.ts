import {
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parse,
  useMode as teachMode,
  wcagContrast,
} from 'culori/fn';

// culori/fn supports only registered color spaces.
teachMode(modeRgb);
teachMode(modeLrgb);
const toOklch = teachMode(modeOklch);

/** Colors by the name of their variable in app/styles/tokens.css, as '#rrggbb'. */
export type Colors = Record<(typeof names)[number], string>;
export type Palette = Record<'light' | 'dark', Colors>;

/** What a person chose; null for the shipped color. */
type Chosen = { accent: string | null; paper: string | null };

const names = [
  'paper',
  'paper-raised',
  'paper-sunk',
  'ink',
  'ink-soft',
  'ink-faint',
  'rule',
  'rule-strong',
  'dusk-high',
  'accent',
  'accent-strong',
  'accent-wash',
  'on-accent',
] as const;

const white = { mode: 'rgb', r: 1, g: 1, b: 1 } as const;
/** Those of app/styles/tokens.css. */
export const shippedColors = { accent: '#c42c09', paper: '#faf5eb' };
/** WCAG 2.2, 1.4.3, with room for the rounding of colors. */
const minContrast = 4.6;

/** Lightness and the share of the paper's chroma, as in tokens.css. */
const papers = {
  light: {
    'paper-raised': [0.992, 0.5],
    'paper-sunk': [0.941, 1.5],
    ink: [0.25, 1.6],
    'ink-soft': [0.42, 1.6],
    'ink-faint': [0.495, 1.6],
    rule: [0.875, 1.6],
    'rule-strong': [0.7, 1.9],
  },
  dark: {
    'paper-raised': [0.235, 1.1],
    'paper-sunk': [0.165, 0.9],
    ink: [0.945, 1.3],
    'ink-soft': [0.815, 1.4],
    'ink-faint': [0.715, 1.4],
    rule: [0.325, 1.3],
    'rule-strong': [0.5, 1.4],
  },
} as const;

function hex(l: number, c: number, h: number | undefined): string {
  return formatHex({ mode: 'oklch', l, c, h });
}

function read(color: string) {
  const { l, c, h } = toOklch(parse(color) ?? white);
  return { l, c, h };
}

/**
 * Derives all colors of both schemes from an accent and a paper. Text stays at level AA: an accent
 * that is too light for its paper is darkened, or lightened on dark paper.
 */
export function derivePalette({ accent, paper }: Chosen): Palette {
  const base = read(paper ?? shippedColors.paper);
  const tint = { c: Math.min(base.c, 0.03), h: base.h };
  return {
    light: derive('light', hex(Math.max(base.l, 0.95), tint.c, tint.h), tint, accent),
    dark: derive('dark', hex(0.195, tint.c, tint.h), tint, accent),
  };
}

type Tint = { c: number; h: number | undefined };

function derive(
  scheme: 'light' | 'dark',
  paper: string,
  tint: Tint,
  chosen: string | null,
): Colors {
  const ofPaper = Object.fromEntries(
    Object.entries(papers[scheme]).map(([name, [l, share]]) => [
      name,
      hex(l, Math.min(tint.c * share, 0.03), tint.h),
    ]),
  ) as Omit<Colors, 'paper'>;
  const { l, c, h } = read(chosen ?? shippedColors.accent);
  const [away, wash, onAccent] =
    scheme === 'light'
      ? [-0.01, hex(0.93, c * 0.19, h), hex(0.985, 0.01, tint.h)]
      : [0.01, hex(0.31, c * 0.33, h), hex(0.19, 0.03, h)];
  const grounds = [paper, ofPaper['paper-sunk'], ofPaper['paper-raised'], wash, onAccent];
  let lightness = Math.min(scheme === 'light' ? l : Math.max(l, 0.745), 0.97);
  const isReadable = () =>
    grounds.every((ground) => wcagContrast(hex(lightness, c, h), ground) >= minContrast);
  while (!isReadable() && lightness > 0.1 && lightness < 0.98) lightness += away;
  return {
    ...ofPaper,
    paper,
    'dusk-high': paper,
    accent: hex(lightness, c, h),
    'accent-strong': hex(lightness + 7 * away, c * 0.9, h),
    'accent-wash': wash,
    'on-accent': onAccent,
  };
}

/** Returns the style sheet that replaces the shipped colors; '' while those apply. */
export function writePalette(chosen: Chosen): string {
  if (chosen.accent === null && chosen.paper === null) return '';
  const { light, dark } = derivePalette(chosen);
  const write = (colors: Colors) =>
    // Twice: the app may add the shipped style sheet again behind this one.
    `:root:root{${names.map((name) => `--${name}:${colors[name]}`).join(';')}}`;
  // Who asks for more contrast gets the shipped colors, which have it.
  return `@media not (prefers-contrast:more){${write(light)}@media (prefers-color-scheme:dark){${write(dark)}}}`;
}
