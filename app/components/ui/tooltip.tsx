import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

/** The delay avoids tooltips under a pointer that only passes. */
const tooltipRules = { delayMs: 300 } as const;

type TooltipProps = {
  /** The button's label, for users who see only its icon. */
  label: string;
  children: ReactElement;
};

/**
 * A tooltip for an icon button; shown on hover after a delay, and at once on focus. Its code is
 * heavy: import it only from code loaded on demand, never from a public screen.
 */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={tooltipRules.delayMs}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            className="z-50 max-w-64 rounded-tag border border-transparent bg-ink px-2.5 py-1 text-xs font-medium text-paper"
            sideOffset={6}
            collisionPadding={8}
          >
            {label}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
