import type { AppStart } from '#app/config/screen-handle.ts';
import { rememberNodes } from '../translation/original-nodes.ts';
import { whenIdle, whenLoaded, whenStarted } from './page-lifecycle.ts';
import { startMonitoring } from './start-monitoring.ts';

/**
 * Links that navigate away from the page, which the browser handles natively. Those in an unfolded
 * part, such as a filter, wait for the app, since a new document would fold it again.
 */
const onward = 'main a[href]:not(details a), footer a[href], a[href^="#"]';
/** Interactive elements, excluding those focusable only by script (tabindex -1), such as `main`. */
const worked = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** Controls that browsers handle natively; their clicks must not be held back. */
const native = 'input, select, textarea, label, summary, form[method="get"] [type="submit"]';
/** Do nothing without scripts, and wait for them however long that takes. */
const scripted = 'button[type="button"]:not([popovertarget])';
/** After this another held click is replayed and does what it would do without scripts. */
const patienceMs = 4_000;

/**
 * Calls `start` (idempotent) when the user reaches for a control by pointer, touch or keyboard.
 * Links in the content do not count where the browser prepares linked pages itself (`isPrepared`).
 * Clicks that come before hydration are held back and replayed after it.
 */
function onInteraction(start: () => Promise<unknown>, { isPrepared }: { isPrepared: boolean }) {
  let deferred: HTMLElement | null = null;

  const events = ['pointerover', 'touchstart', 'focusin', 'pointerdown'] as const;
  for (const name of events) addEventListener(name, reach, { passive: true });
  addEventListener('click', deferClick, { capture: true });
  // Another tab has signed in or out.
  addEventListener('storage', begin);
  whenStarted(release);

  function begin() {
    start().catch(release);
  }

  function reach({ target }: Event) {
    if (!(target instanceof Element) || !target.closest(worked)) return;
    if (isPrepared && target.closest(onward)) return;
    begin();
  }

  function deferClick(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.closest(`${onward}, ${native}`)) return;
    const control = target.closest<HTMLElement>(worked);
    if (control === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    deferred = control;
    setTimeout(giveUp, patienceMs);
    begin();
  }

  function giveUp() {
    if (!deferred?.matches(scripted)) release();
  }

  function release() {
    removeEventListener('click', deferClick, { capture: true });
    removeEventListener('storage', begin);
    for (const name of events) removeEventListener(name, reach);
    deferred?.click();
    deferred = null;
  }
}

/** How long time-dependent text, such as "open until 5", stays valid before React re-renders it. */
const trueForMs = 60_000;

/**
 * Runs first on a page whose React app starts later: begins measuring the visit, remembers the nodes
 * and schedules the app's start. The app starts when the page is idle for signed-in users, when announcements are
 * shown and on screens with `hydration: 'idle'`; otherwise when the user first interacts, and after a
 * minute on a page with time-dependent text.
 * @param modules URLs of the modules that React needs, preloaded in parallel
 */
export function startApp(modules: string[], loadApp: () => Promise<unknown>, hydration: AppStart) {
  startMonitoring();
  rememberNodes(document.body);
  let started: Promise<unknown> | null = null;
  const start = () => (started ??= (preload(modules), loadApp()));
  // If the app fails to load, the page is still readable.
  const startSilently = () => void start().catch(() => {});
  const startWhenIdle = () => void whenIdle(startSilently);
  const { session, announcement } = document.documentElement.dataset;
  if (session !== undefined || announcement !== undefined) {
    startWhenIdle();
    onInteraction(start, { isPrepared: false });
    return;
  }
  if (hydration === 'idle') {
    whenLoaded(startSilently);
    onInteraction(start, { isPrepared: false });
    return;
  }
  const timeDependent = document.querySelector<HTMLElement>('[data-rendered-at]');
  if (timeDependent !== null) {
    const ageMs = Date.now() - Number(timeDependent.dataset.renderedAt);
    setTimeout(startWhenIdle, Math.max(0, trueForMs - ageMs));
  }
  // The `Speculation-Rules` header of such pages makes the browser prepare linked pages.
  onInteraction(start, { isPrepared: HTMLScriptElement.supports?.('speculationrules') ?? false });
}

function preload(modules: string[]) {
  for (const href of modules) {
    const link = document.createElement('link');
    document.head.appendChild(Object.assign(link, { rel: 'modulepreload', href }));
  }
}
