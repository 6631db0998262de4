/** The result of one cell: the value to store, if any, and a short description of any problem. */
export type CellReading = { value: string | null; problem: string | null };

export const emptyCell: CellReading = { value: null, problem: null };

export const saysNothing: CellReading = { value: null, problem: 'says nothing' };

const placeholder =
  /^(#?n\/?\.?a\.?|#?null|none|nil|unknown|undefined|tbd|tba|x{2,10}|not? (available|applicable|provided|given|listed|known)|no (phone|e-?mail|web ?site)( number| address)?|[-–—._*?/\s]+|0+|nan)$/i;

/** Returns whether a cell contains a placeholder for "nothing": "N/A", "none", "-". */
export function isPlaceholder(cell: string): boolean {
  return placeholder.test(cell);
}
