import {
  formatHex,
  interpolate,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as teachMode,
} from 'culori/fn';
import type { CoverPlan } from './cover-plan.ts';

// culori/fn supports only registered color spaces.
teachMode(modeRgb);
teachMode(modeOklab);
teachMode(modeOklch);

export type Scheme = 'light' | 'dark';

/**
 * Hex fill colors by the class of a drawing's part: wall (w), its shade (v), dark wood, trim,
 * glass, awning, pavement, leaves, sun or moon (u), the icon on the sign (i).
 */
export type CoverColors = Record<'w' | 'v' | 'd' | 't' | 'g' | 'a' | 'p' | 'l' | 'u' | 'i', string>;

type Triple = readonly [lightness: number, chroma: number, hue: number];

const skies: Record<Scheme, readonly Triple[]> = {
  light: [
    [0.93, 0.045, 85],
    [0.925, 0.035, 40],
    [0.925, 0.03, 165],
    [0.92, 0.028, 225],
  ],
  dark: [
    [0.29, 0.035, 265],
    [0.3, 0.04, 310],
    [0.29, 0.03, 200],
    [0.27, 0.035, 245],
  ],
};
const tones: readonly { light: number; chroma: number }[] = [
  { light: 0.77, chroma: 0.085 },
  { light: 0.88, chroma: 0.05 },
  { light: 0.68, chroma: 0.11 },
];
const glass: Record<'lit' | 'dark', Record<Scheme, Triple>> = {
  lit: { light: [0.92, 0.13, 92], dark: [0.87, 0.13, 86] },
  dark: { light: [0.36, 0.03, 250], dark: [0.19, 0.02, 260] },
};
const awningHues = [33, 75, 150, 200, 255, 350];
const hueStep = 15;

export function skyColor({ sky }: Pick<CoverPlan, 'sky'>, scheme: Scheme): string {
  return toHex(skies[scheme][sky] ?? [0.93, 0.045, 85]);
}

/** How a house is lit: lit windows mean that a business is open. */
type Light = {
  scheme: Scheme;
  sky: string;
  /** How much sky color covers it: 0 for the listing itself, more for its neighbors. */
  haze?: number;
  /** By default at night only, for houses that show no business. */
  isLit?: boolean;
};

export function coverColors(
  plan: CoverPlan,
  { scheme, sky, haze = 0, isLit = scheme === 'dark' }: Light,
): CoverColors {
  const paints = scheme === 'light' ? byDay(plan) : byNight(plan);
  const colors = { ...paints, g: glass[isLit ? 'lit' : 'dark'][scheme] };
  const faded = Object.entries(colors).map(([part, color]) => {
    const isClear = haze === 0 || part === 'p';
    return [part, isClear ? toHex(color) : mix(toHex(color), sky, haze)];
  });
  return Object.fromEntries(faded) as CoverColors;
}

/** @param share of the second colour, 0 to 1 */
export function mix(color: string, other: string, share: number): string {
  return formatHex(interpolate([color, other], 'oklab')(share));
}

type Paints = Record<Exclude<keyof CoverColors, 'g'>, Triple>;

function byDay(plan: CoverPlan): Paints {
  const { hue, tone, awningHue } = paint(plan);
  const deep: Triple = [0.4, 0.075, hue];
  return {
    w: [tone.light, tone.chroma, hue],
    v: [tone.light - 0.1, 0.09, hue],
    d: deep,
    t: [0.945, 0.03, 84],
    a: [0.58, 0.16, awningHue],
    p: [0.83, 0.022, 75],
    l: [0.56, 0.1, 150],
    u: [0.85, 0.13, 80],
    i: deep,
  };
}

function byNight(plan: CoverPlan): Paints {
  const { hue, tone, awningHue } = paint(plan);
  const deep: Triple = [0.26, 0.045, hue];
  return {
    w: [tone.light * 0.58, 0.062, hue],
    v: [tone.light * 0.5, 0.06, hue],
    d: deep,
    t: [0.74, 0.03, 80],
    a: [0.5, 0.13, awningHue],
    p: [0.33, 0.015, 70],
    l: [0.4, 0.06, 155],
    u: [0.9, 0.04, 90],
    i: deep,
  };
}

function paint(plan: CoverPlan) {
  return {
    hue: plan.hue * hueStep,
    tone: tones[plan.tone] ?? { light: 0.77, chroma: 0.085 },
    awningHue: awningHues[plan.awningHue] ?? 33,
  };
}

function toHex([l, c, h]: Triple): string {
  return formatHex({ mode: 'oklch', l, c, h });
}
