import { useEffect, useState } from 'react';

/** Something to show for a moment, anew each time it is called for. */
export function useBriefly(ms: number): [isShown: boolean, show: () => void] {
  const [calls, setCalls] = useState(0);

  useEffect(() => {
    if (calls === 0) return undefined;
    const timer = setTimeout(() => setCalls(0), ms);
    return () => clearTimeout(timer);
  }, [calls, ms]);

  return [calls > 0, () => setCalls((count) => count + 1)];
}
