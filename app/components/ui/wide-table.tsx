import type { ReactNode } from 'react';

/** Around a table that may be wider than its place: it scrolls sideways, by the keyboard too, and is shaded where there is more. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
    <div className="wide-table" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
