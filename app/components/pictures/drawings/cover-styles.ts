import { type Scheme, coverColors, skyColor } from './cover-colors.ts';
import type { CoverPlan } from './cover-plan.ts';

/** A shop front of a drawing: its class, its plan, and how much sky color covers it. */
export type Painted = { name: string; plan: CoverPlan; haze?: number };

/** Returns a drawing's style sheet for light and dark schemes, by the visitor's preference. */
export function bothSchemes(styles: (scheme: Scheme) => string): string {
  return `${styles('light')}@media(prefers-color-scheme:dark){${styles('dark')}}`;
}

/** Returns rules for the parts of every shop front, and `.k` for sky-colored parts. */
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
