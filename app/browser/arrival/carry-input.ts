import { whenStarted } from './started.ts';

/** Also a text area, of which the members used here are the same. */
type Field = HTMLInputElement;

/**
 * Until React has hydrated the page: moves input, focus and selection to the new fields if React
 * renders the page anew, because something else has changed it. Call it before hydration.
 */
export function carryInput() {
  const before = findFields();
  let focused = document.activeElement;
  const follow = (event: FocusEvent) => (focused = event.target as Element);
  const observer = new MutationObserver(() => {
    if (before.every(({ isConnected }) => isConnected)) return;
    const after = findFields();
    for (const field of before) {
      const next = after.find((other) => isSame(field, other, before, after));
      if (field.isConnected || next === undefined) continue;
      carry(field, next);
      if (field === focused) focus(field, next);
    }
    stop();
  });
  function stop() {
    observer.disconnect();
    removeEventListener('focusin', follow);
  }
  addEventListener('focusin', follow);
  observer.observe(document, { childList: true, subtree: true });
  whenStarted(stop);
}

function findFields(): Field[] {
  return [...document.querySelectorAll<Field>('input, textarea')];
}

/** Whether two fields are the same one of the page: of one kind and name, in the same order. */
function isSame(one: Field, other: Field, before: Field[], after: Field[]): boolean {
  const isLike = (field: Field) => field.type === one.type && field.name === one.name;
  return (
    isLike(other) && before.filter(isLike).indexOf(one) === after.filter(isLike).indexOf(other)
  );
}

function carry(from: Field, to: Field) {
  if (/^(checkbox|radio)$/.test(from.type)) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
    return;
  }
  // A field that nobody has changed may be rendered anew with a value, such as that of a draft.
  if (from.value === from.defaultValue || from.value === to.value || from.type === 'file') return;
  // React compares with the value that it has set by the element's own property.
  Reflect.set(Object.getPrototypeOf(to) as object, 'value', from.value, to);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

function focus(from: Field, to: Field) {
  to.focus({ preventScroll: true });
  if (typeof from.selectionStart === 'number')
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
}
