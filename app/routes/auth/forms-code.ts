import { openSession } from '#app/browser/session/open-session.ts';
import { loadToaster } from '#app/components/ui/toasts.tsx';

/** What checks and sends the forms is loaded on demand: their screens are public ones. */
export const loadForms = () => import('./auth-actions.ts');

/** Once this has loaded, the forms can be sent, and tell of a network that is gone. */
export function preloadForms() {
  openSession().catch(() => undefined);
  loadToaster().catch(() => undefined);
  loadForms().catch(() => undefined);
}
