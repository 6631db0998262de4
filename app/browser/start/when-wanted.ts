import { whenStarted } from './started.ts';

/** Links that navigate away from the page, which the browser handles natively. */
const onward = 'main a[href], footer a[href], a[href^="#"]';
/** Interactive elements, excluding those focusable only by script (tabindex -1), such as `main`. */
const worked = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** Controls that browsers handle natively; their clicks must not be held back. */
const native = 'input, select, textarea, label, summary, form[method="get"] [type="submit"]';
/** After this a held click is replayed and does what it would do without scripts. */
const patienceMs = 4_000;

/**
 * Calls `start` (idempotent) when the user reaches for a control by pointer, touch or keyboard.
 * Links in the content do not count where the browser prepares linked pages itself (`isPrepared`).
 * Clicks that come before hydration are held back and replayed after it.
 */
export function whenWanted(start: () => Promise<unknown>, { isPrepared }: { isPrepared: boolean }) {
  let held: HTMLElement | null = null;

  const events = ['pointerover', 'touchstart', 'focusin', 'pointerdown'] as const;
  for (const name of events) addEventListener(name, reach, { passive: true });
  addEventListener('click', hold, { capture: true });
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

  function hold(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.closest(`${onward}, ${native}`)) return;
    const control = target.closest<HTMLElement>(worked);
    if (control === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held === null) setTimeout(release, patienceMs);
    held = control;
    begin();
  }

  function release() {
    removeEventListener('click', hold, { capture: true });
    removeEventListener('storage', begin);
    for (const name of events) removeEventListener(name, reach);
    held?.click();
    held = null;
  }
}
