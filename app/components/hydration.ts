import { useEffect } from 'react';

let hasHydrated = false;

/** For the root: notes that the document from the server has become the app. */
export function useHydrationMark() {
  useEffect(() => {
    hasHydrated = true;
  }, []);
}

/** True on the server and while its document is being hydrated; false for screens navigated to. */
export function isDocumentRender(): boolean {
  return !hasHydrated;
}
