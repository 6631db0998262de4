import { beginVisit } from './begin-visit.ts';
import { whenIdle, whenLoaded } from '../when-idle.ts';
import type { AppStart } from '#app/config/screen-handle.ts';
import { whenWanted } from './when-wanted.ts';

/** How long what a page says of now, as "open until 5", is let stand. */
const trueForMs = 60_000;

/**
 * All that a page runs at first whose app starts later: it measures the visit, and has React come when it is
 * time, or when somebody reaches for something before. Soon for who is signed in, and after a minute where a
 * page to read says what is true now.
 * @param modules what React needs, to be asked for side by side
 */
export function arrive(modules: string[], loadApp: () => Promise<unknown>, starts: AppStart) {
  beginVisit();
  let started: Promise<unknown> | null = null;
  const start = () => (started ??= (preload(modules), loadApp()));
  // Without the app the page is as good to read.
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
  // By the header `Speculation-Rules` of such pages.
  whenWanted(start, { isPrepared: HTMLScriptElement.supports?.('speculationrules') ?? false });
}

function preload(modules: string[]) {
  for (const href of modules) {
    const link = document.createElement('link');
    document.head.appendChild(Object.assign(link, { rel: 'modulepreload', href }));
  }
}
