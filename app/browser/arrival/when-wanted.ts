import { whenStarted } from './started.ts';

/** What leads on from a page, which the browser does by itself. */
const onward = 'main a[href], footer a[href], a[href^="#"]';
/** Without what takes the focus by script alone, as all of `main` does. */
const worked = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** What browsers do by themselves as well: the page must not hold it back. */
const native = 'input, select, textarea, label, summary, form[method="get"] [type="submit"]';
/** After this a click that was held back goes where it would have gone without scripts. */
const patienceMs = 4_000;

/**
 * Calls `start`, of which once is enough, when somebody reaches for something on the page: with the pointer, a finger or
 * the keyboard. A link of the text is nothing that needs it where the browser prepares such pages by itself
 * (`isPrepared`). A click that comes before the page works is held back, and made again when it does.
 */
export function whenWanted(start: () => Promise<unknown>, { isPrepared }: { isPrepared: boolean }) {
  let held: HTMLElement | null = null;

  const events = ['pointerover', 'touchstart', 'focusin', 'pointerdown'] as const;
  for (const name of events) addEventListener(name, reach, { passive: true });
  addEventListener('click', hold, { capture: true });
  // Another tab has signed in, or out.
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
