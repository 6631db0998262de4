import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a ref for a <details> that closes like a menu: when focus leaves it, and on Escape, which
 * returns focus to its summary.
 */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);

  useEffect(() => {
    const menu = details.current;
    if (!menu) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => !menu.contains(relatedTarget as Node | null) && close(),
      { signal },
    );
    menu.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        close();
        menu.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, [close]);

  return { details, close };
}
