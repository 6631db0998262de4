/** The delay avoids tooltips under a pointer that only passes. */
export const tooltipRules = { delayMs: 300 } as const;
