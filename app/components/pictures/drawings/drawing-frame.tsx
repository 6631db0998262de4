import type { ReactNode } from 'react';
import { coverColors, type Scheme, skyColor } from './cover-colors.ts';
import type { CoverPlan } from './cover-plan.ts';

type DrawingFrameProps = {
  viewBox: string;
  preserveAspectRatio: string;
  styles: string;
  children: ReactNode;
};

/** The root of a standalone SVG file: an image in a page does not inherit the page's styles. */
export function DrawingFrame({
  viewBox,
  preserveAspectRatio,
  styles,
  children,
}: DrawingFrameProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
    >
      <style>{styles}</style>
      {children}
    </svg>
  );
}

/** The sky, far beyond the frame: visible where the image is wider or higher. */
export const skyPath = 'M-900-900H1100V1100H-900z';

/** A house of a drawing: its class, its plan, how much sky color covers it, and if it is lit. */
type Painted = { name: string; plan: CoverPlan; haze?: number; isLit?: boolean };

/** Returns a drawing's style sheet for light and dark schemes, by the visitor's preference. */
export function bothSchemes(styles: (scheme: Scheme) => string): string {
  return `${styles('light')}@media(prefers-color-scheme:dark){${styles('dark')}}`;
}

/** Returns rules for the parts of every shop front, and `.k` for sky-colored parts. */
export function coverStyles(shops: Painted[], base: CoverPlan, scheme: Scheme): string {
  const sky = skyColor(base, scheme);
  const rules = shops.map(({ name, plan, ...light }) =>
    shopStyles(name, coverColors(plan, { scheme, sky, ...light })),
  );
  return `.k{fill:${sky}}${rules.join('')}`;
}

/** @param colors fills by class */
export function shopStyles(name: string, colors: Record<string, string>): string {
  const fills = Object.entries(colors).map(([part, color]) => `.${name} .${part}{fill:${color}}`);
  return fills.join('');
}
