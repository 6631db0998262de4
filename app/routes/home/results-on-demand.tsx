import { lazy, useEffect } from 'react';
import { whenIdle } from '#app/browser/when-idle.ts';
import type { ResultsProps } from './results.tsx';

const loadResults = () => import('./results.tsx');
const LoadedResults = lazy(async () => ({ default: (await loadResults()).Results }));

/** Failing is left to the rendering: Firefox rejects imports that a navigation cuts off. */
const preloadResults = () => void loadResults().catch(() => undefined);

// A document of results needs it at once, before React hydrates.
if (typeof document !== 'undefined' && document.querySelector('[data-results]')) preloadResults();

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
  useEffect(() => whenIdle(preloadResults), []);
}
