import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads the screen anew so long after it was loaded, while somebody looks at it, and when they look at it again.
 * Null: not by itself.
 */
export function useLookAgain(everyMs: number | null): void {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (everyMs === null || state !== 'idle') return undefined;
    function look() {
      if (document.visibilityState === 'visible') void revalidate();
    }
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs, state, revalidate]);
}
