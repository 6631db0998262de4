/** A tooltip waits, so that a pointer on its way elsewhere opens none. */
export const tooltipRules = { delayMs: 300 } as const;
