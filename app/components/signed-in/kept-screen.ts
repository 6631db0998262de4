import { hasLeft } from '#app/browser/session/leaving.ts';
import type { SignedIn } from '#app/browser/session/session-store.ts';
import { hasOpenForms } from '#app/browser/unsaved-forms.ts';

/** The screen in which something has been entered, and for whom. */
let kept: { path: string; session: SignedIn } | null = null;

/** From here on the screen stays as it is when its session runs out, while a form of it is open. */
export function keepScreen(session: SignedIn) {
  kept = { path: location.pathname + location.search, session };
}

export function releaseScreen() {
  kept = null;
}

/** Whether it is the screen that is open. */
export function isScreenKept(): boolean {
  return findKeptSession(location.pathname + location.search) !== null;
}

/** The session as it was last, of the screen at this path if it is kept. */
export function findKeptSession(path: string): SignedIn | null {
  return kept?.path === path && hasOpenForms() && !hasLeft() ? kept.session : null;
}
