import { lazy, useEffect } from 'react';
import { whenIdle } from '#app/browser/start/page-lifecycle.ts';
import type { ResultsProps } from './results.tsx';

const loadResults = () => import('./results.tsx');
const LoadedResults = lazy(async () => ({ default: (await loadResults()).Results }));

/** Rendering handles the failure: Firefox rejects imports that a navigation cancels. */
const preloadResults = () => void loadResults().catch(() => undefined);

// A document with results needs it at once, before hydration.
if (typeof document !== 'undefined' && document.querySelector('[data-results]')) preloadResults();

/**
 * The results of a search, whose code the home screen does not load first. Without Suspense: a
 * navigation keeps the old screen until the new one is ready, and a document waits as a whole.
 */
export function ResultsOnDemand(props: ResultsProps) {
  return (
    <div data-results>
      <LoadedResults {...props} />
    </div>
  );
}

/** Preloads it on a screen from which people go on to results. */
export function usePreloadedResults() {
  useEffect(() => whenIdle(preloadResults), []);
}
