import { openSession } from '#app/browser/session/open-session.ts';
import { loadToaster } from '#app/components/ui/toasts.tsx';

/** The code that checks and sends the forms loads on demand, because their screens are public. */
export const loadForms = () => import('./auth-actions.ts');

/** Once loaded, the forms can be sent, and can report a network failure. */
export function preloadForms() {
  openSession().catch(() => undefined);
  loadToaster().catch(() => undefined);
  loadForms().catch(() => undefined);
}
