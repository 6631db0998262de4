import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** State of a link after which the focus stays where it is, as for a filter beside results. */
export const keepFocus = { keepFocus: true };

/** After a navigation moves the focus to the new screen's heading, which screen readers then read. */
export function useFocusHeading() {
  const { key, hash, state } = useLocation();
  const lastKey = useRef(key);

  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (hash !== '' || state?.keepFocus) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [key, hash, state]);
}
