import type { ReactNode } from 'react';

/**
 * Wraps a table that may be wider than its container: scrolls horizontally, also by keyboard, and
 * shades the edge where more follows.
 */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
    <div className="wide-table" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
