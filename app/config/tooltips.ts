/** The delay keeps a pointer that passes over from opening a tooltip. */
export const tooltipRules = { delayMs: 300 } as const;
