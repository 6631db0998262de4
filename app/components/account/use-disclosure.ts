import { useCallback, useEffect, useRef } from 'react';

/**
 * A <details> that closes like a menu: when the focus leaves it, and by Escape, which gives the
 * focus back to its summary. Give it the ref.
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
