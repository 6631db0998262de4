type Move = {
  key: string;
  /** Index of the active option, -1 while the text box is active. */
  active: number;
  count: number;
  isShown: boolean;
};

/**
 * Returns where a key moves within a combobox's options: an index, -1 for the text box, null for
 * keys that the list does not handle. Home and End move in the text until an option is active.
 */
export function moveActive({ key, active, count, isShown }: Move): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return !isShown ? 0 : active === count - 1 ? -1 : active + 1;
    case 'ArrowUp':
      return !isShown || active === -1 ? count - 1 : active - 1;
    case 'Home':
      return isShown && active >= 0 ? 0 : null;
    case 'End':
      return isShown && active >= 0 ? count - 1 : null;
    default:
      return null;
  }
}
