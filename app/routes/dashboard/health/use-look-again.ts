import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reloads the screen this long after it was loaded, while it is visible, and when it becomes
 * visible again. Null: not automatically.
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
