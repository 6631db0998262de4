import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** State of a link after which the focus stays where it is, as for a filter beside results. */
export const keepFocus = { keepFocus: true };

/**
 * After a navigation moves the focus to the new screen's heading, which screen readers then read.
 * Whoever went on while the screen was on its way, say into a menu, is left there.
 */
export function useFocusHeading() {
  const { key, hash, state } = useLocation();
  const nextKey = useNavigation().location?.key;
  const lastKey = useRef(key);
  const focusedAtStart = useRef<Element | null>(null);

  useEffect(() => {
    if (nextKey !== undefined) focusedAtStart.current = document.activeElement;
  }, [nextKey]);

  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const { activeElement, body } = document;
    const start = focusedAtStart.current;
    focusedAtStart.current = null;
    const wentOn = start !== null && activeElement !== start && activeElement !== body;
    if (hash !== '' || state?.keepFocus || wentOn) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [key, hash, state]);
}
