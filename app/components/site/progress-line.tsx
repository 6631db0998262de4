import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { stalledStore } from '#app/browser/navigation/stalled-navigation.ts';

/** Faster navigations show no text, which would only flicker. */
const patienceMs = 400;

/**
 * A thin line at the top edge while the next screen loads, and 'Loading…', shown and announced,
 * when it takes longer. The old screen stays until then.
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

/** Returns whether a condition has been true for longer than `patienceMs`. */
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
