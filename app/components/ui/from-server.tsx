import type { ReactNode } from 'react';
import { useIsFromServer } from '#app/browser/hydration.ts';

/**
 * Renders its children only if they are in the server's HTML: a document rebuilt in the browser
 * must not create scripts, see routes/site-layout. A separate component, so that the check re-renders
 * nothing else.
 */
export function FromServer({ children }: { children: ReactNode }) {
  return useIsFromServer() && children;
}
