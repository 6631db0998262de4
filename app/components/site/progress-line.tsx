import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { stalledStore } from '#app/browser/navigation/stalled-navigation.ts';

/** Quicker navigations say nothing: a word that flickers helps nobody. */
const patienceMs = 400;

/**
 * A thin line at the top edge while the next screen is on its way, and 'Loading…', seen and read
 * out, when it takes its time. The old screen stays until then.
 */
export function ProgressLine() {
  const isUnderWay = useNavigation().location !== undefined;
  const { subscribe, get, getOnServer } = stalledStore;
  const isLoading = useSyncExternalStore(subscribe, get, getOnServer) === null && isUnderWay;
  const isSlow = useIsLong(isLoading);
  return (
    <div className="no-print">
      {isLoading && <div className="progress-line" aria-hidden="true" />}
      <p className={isSlow ? 'loading-word' : 'sr-only'} role="status">
        {isSlow && 'Loading…'}
      </p>
    </div>
  );
}

/** Whether something has been true for longer than the patience. */
function useIsLong(isTrue: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isTrue]);
  return isLong;
}
