import type { ReactNode } from 'react';
import { useIsFromServer } from '#app/browser/hydration.ts';

/**
 * Shown only where the server rendered it: a document built anew in the browser must not make
 * scripts, see routes/frame. A component of its own, so that finding out renders nothing else.
 */
export function FromServer({ children }: { children: ReactNode }) {
  return useIsFromServer() && children;
}
