import { hasLeft } from '#app/browser/session/leaving.ts';
import type { SignedIn } from '#app/browser/session/session-store.ts';
import { hasOpenForms } from '#app/browser/unsaved-forms.ts';

/** The screen with unsaved entries, and its user's session. */
let kept: { path: string; session: SignedIn } | null = null;

/** Keeps the current screen when its session expires, as long as one of its forms is open. */
export function keepScreen(session: SignedIn) {
  kept = { path: location.pathname + location.search, session };
}

export function releaseScreen() {
  kept = null;
}

/** Returns whether the current screen is kept. */
export function isScreenKept(): boolean {
  return findKeptSession(location.pathname + location.search) !== null;
}

/** Returns the last session of the screen at this path; null if the screen is not kept. */
export function findKeptSession(path: string): SignedIn | null {
  return kept?.path === path && hasOpenForms() && !hasLeft() ? kept.session : null;
}
