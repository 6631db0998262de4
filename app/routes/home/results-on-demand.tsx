import { lazy, useEffect } from 'react';
import { whenIdle } from '#app/browser/when-idle.ts';
import type { ResultsProps } from './results.tsx';

const loadResults = () => import('./results.tsx');
const LoadedResults = lazy(async () => ({ default: (await loadResults()).Results }));

// In a document of results it is wanted at once, before React has begun.
if (typeof document !== 'undefined' && document.querySelector('[data-results]')) void loadResults();

/**
 * The results of a search, whose code the home screen does not load first. No Suspense around it: a
 * navigation keeps the old screen until the new one is there, and a document waits as a whole.
 */
export function Results(props: ResultsProps) {
  return (
    <div data-results>
      <LoadedResults {...props} />
    </div>
  );
}

/** For a screen from which people go on to results. */
export function useResultsSoon() {
  useEffect(() => whenIdle(() => void loadResults()), []);
}
