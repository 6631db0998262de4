import { useEffect } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import { whenIdle } from '#app/browser/when-idle.ts';
import { loadToaster } from '#app/components/ui/toasts.tsx';

/** What checks and sends the forms is loaded on demand: their screens are public ones. */
export const loadForms = () => import('./auth-actions.ts');

/** Once the form answers; the code is there by the time somebody has typed their address. */
export function useFormsWhenIdle() {
  useEffect(
    () =>
      whenIdle(() => {
        openSession().catch(() => undefined);
        void loadToaster();
        loadForms().catch(() => undefined);
      }),
    [],
  );
}
