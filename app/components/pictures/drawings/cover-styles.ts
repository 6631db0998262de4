import { type Scheme, coverColors, skyColor } from './cover-colors.ts';
import type { CoverPlan } from './cover-plan.ts';

/** A shop front of a drawing: its class there, its plan, how much sky lies over it. */
export type Painted = { name: string; plan: CoverPlan; haze?: number };

/** The style sheet of a drawing that is seen by day and by night, as the visitor prefers. */
export function bothSchemes(styles: (scheme: Scheme) => string): string {
  return `${styles('light')}@media(prefers-color-scheme:dark){${styles('dark')}}`;
}

/** Rules for the parts of every shop front, and `.k` for what has the colour of the sky. */
export function coverStyles(shops: Painted[], base: CoverPlan, scheme: Scheme): string {
  const sky = skyColor(base, scheme);
  const rules = shops.map(({ name, plan, haze = 0 }) =>
    shopStyles(name, coverColors(plan, { scheme, sky, haze })),
  );
  return `.k{fill:${sky}}${rules.join('')}`;
}

/** @param colors fills by class */
export function shopStyles(name: string, colors: Record<string, string>): string {
  const fills = Object.entries(colors).map(([part, color]) => `.${name} .${part}{fill:${color}}`);
  return fills.join('');
}
