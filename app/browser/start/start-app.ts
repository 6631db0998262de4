import { beginVisit } from './begin-visit.ts';
import { rememberText } from '../translation/original-text.ts';
import { whenIdle, whenLoaded } from '../when-idle.ts';
import type { AppStart } from '#app/config/screen-handle.ts';
import { whenWanted } from './when-wanted.ts';

/** How long time-dependent text, such as "open until 5", stays valid before React re-renders it. */
const trueForMs = 60_000;

/**
 * Runs first on a page whose React app starts later: begins measuring the visit, remembers the text
 * and schedules the app's start. The app starts when the page is idle for signed-in users, when announcements are
 * shown and on screens with `starts: 'idle'`; otherwise when the user first interacts, and after a
 * minute on a page with time-dependent text.
 * @param modules URLs of the modules that React needs, preloaded in parallel
 */
export function startApp(modules: string[], loadApp: () => Promise<unknown>, starts: AppStart) {
  beginVisit();
  rememberText(document.body);
  let started: Promise<unknown> | null = null;
  const start = () => (started ??= (preload(modules), loadApp()));
  // If the app fails to load, the page is still readable.
  const startSilently = () => void start().catch(() => {});
  const startWhenIdle = () => void whenIdle(startSilently);
  const { session, announcement } = document.documentElement.dataset;
  if (session !== undefined || announcement !== undefined) {
    startWhenIdle();
    return;
  }
  if (starts === 'idle') {
    whenLoaded(startSilently);
    whenWanted(start, { isPrepared: false });
    return;
  }
  const passing = document.querySelector<HTMLElement>('[data-passing]');
  if (passing !== null) {
    const ageMs = Date.now() - Number(passing.dataset.passing);
    setTimeout(startWhenIdle, Math.max(0, trueForMs - ageMs));
  }
  // The `Speculation-Rules` header of such pages makes the browser prepare linked pages.
  whenWanted(start, { isPrepared: HTMLScriptElement.supports?.('speculationrules') ?? false });
}

function preload(modules: string[]) {
  for (const href of modules) {
    const link = document.createElement('link');
    document.head.appendChild(Object.assign(link, { rel: 'modulepreload', href }));
  }
}
