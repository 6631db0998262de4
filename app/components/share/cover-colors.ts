import {
  formatHex,
  interpolate,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as teachMode,
} from 'culori/fn';
import type { CoverPlan } from '../cover/cover-plan.ts';

// culori/fn knows only the colour spaces it is told of.
teachMode(modeRgb);
teachMode(modeOklab);
teachMode(modeOklch);

/** Fills by the class that a part of a shop front carries, as hex colours. */
export type CoverColors = Record<'w' | 'v' | 'd' | 't' | 'g' | 'a' | 'p' | 'l' | 'u' | 'i', string>;

type Triple = readonly [lightness: number, chroma: number, hue: number];

/** The daylight colours of cover.css, which a picture cannot read; the two change together. */
const skies: readonly Triple[] = [
  [0.93, 0.045, 85],
  [0.925, 0.035, 40],
  [0.925, 0.03, 165],
  [0.92, 0.028, 225],
];
const tones: readonly { light: number; chroma: number }[] = [
  { light: 0.77, chroma: 0.085 },
  { light: 0.88, chroma: 0.05 },
  { light: 0.68, chroma: 0.11 },
];
const awningHues = [33, 75, 150, 200, 255, 350];
const hueStep = 15;

export function skyColor({ sky }: Pick<CoverPlan, 'sky'>): string {
  return toHex(skies[sky] ?? [0.93, 0.045, 85]);
}

/** @param haze how much of the sky lies over it: 0 for the listing itself, more for its neighbours */
export function coverColors(plan: CoverPlan, sky: string, haze = 0): CoverColors {
  const hue = plan.hue * hueStep;
  const tone = tones[plan.tone] ?? { light: 0.77, chroma: 0.085 };
  const deep: Triple = [0.4, 0.075, hue];
  const colors: Record<keyof CoverColors, Triple> = {
    w: [tone.light, tone.chroma, hue],
    v: [tone.light - 0.1, 0.09, hue],
    d: deep,
    t: [0.945, 0.03, 84],
    g: [0.37, 0.035, hue],
    a: [0.58, 0.16, awningHues[plan.awningHue] ?? 33],
    p: [0.83, 0.022, 75],
    l: [0.56, 0.1, 150],
    u: [0.85, 0.13, 80],
    i: deep,
  };
  const faded = Object.entries(colors).map(([name, color]) => {
    const isClear = haze === 0 || name === 'p';
    return [
      name,
      isClear ? toHex(color) : formatHex(interpolate([toHex(color), sky], 'oklab')(haze)),
    ];
  });
  return Object.fromEntries(faded) as CoverColors;
}

function toHex([l, c, h]: Triple): string {
  return formatHex({ mode: 'oklch', l, c, h });
}
