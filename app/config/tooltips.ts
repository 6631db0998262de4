/** Specification, section 9. */
export const tooltipRules = { delayMs: 300 } as const;
