import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Link state that keeps the focus in place, as for a filter beside results. */
export const keepFocus = { keepFocus: true };

/**
 * Moves the focus to the new screen's heading after a navigation, so that screen readers read it.
 * Does nothing if the user moved the focus while the screen was loading, for example into a menu.
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
