import { beginVisit } from './begin-visit.ts';
import { whenIdle } from '../when-idle.ts';
import { whenWanted } from './when-wanted.ts';

/** How long what a page says of now, as "open until 5", is let stand. */
const trueForMs = 60_000;

/**
 * All that a page to read runs at first: it measures the visit, and has React come when somebody
 * reaches for something; at once for who is signed in, and soon where it says what is true for a minute.
 * @param modules what React needs, to be asked for side by side
 */
export function arrive(modules: string[], loadApp: () => Promise<unknown>) {
  beginVisit();
  let started: Promise<unknown> | null = null;
  const start = () => (started ??= (preload(modules), loadApp()));
  // Without the app the page is as good to read.
  const startWhenIdle = () => void whenIdle(() => void start().catch(() => {}));
  const { session, announcement } = document.documentElement.dataset;
  if (session !== undefined || announcement !== undefined) {
    startWhenIdle();
    return;
  }
  const passing = document.querySelector<HTMLElement>('[data-passing]');
  if (passing !== null) {
    const ageMs = Date.now() - Number(passing.dataset.passing);
    setTimeout(startWhenIdle, Math.max(0, trueForMs - ageMs));
  }
  whenWanted(start);
}

function preload(modules: string[]) {
  for (const href of modules) {
    const link = document.createElement('link');
    document.head.appendChild(Object.assign(link, { rel: 'modulepreload', href }));
  }
}
