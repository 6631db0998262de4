import { useEffect, useState } from 'react';

/** Shows something for `ms` milliseconds; each call restarts the time. */
export function useBriefly(ms: number): [isShown: boolean, show: () => void] {
  const [calls, setCalls] = useState(0);

  useEffect(() => {
    if (calls === 0) return undefined;
    const timer = setTimeout(() => setCalls(0), ms);
    return () => clearTimeout(timer);
  }, [calls, ms]);

  return [calls > 0, () => setCalls((count) => count + 1)];
}
