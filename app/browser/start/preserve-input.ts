import { whenStarted } from './page-lifecycle.ts';

/** Also a text area, a select or a `details` element, of which the members used here are the same. */
type Field = HTMLInputElement;

/**
 * Moves input, focus, selection and what is unfolded to the new elements if React renders a part of
 * the page anew, because something else has changed it. Call it before hydration. Parts that React
 * hydrates later are followed until a form is sent or another page is shown.
 */
export function preserveInput() {
  const before = findFields();
  const address = location.href;
  let focused = document.activeElement;
  const follow = (event: FocusEvent) => (focused = event.target as Element);
  const observer = new MutationObserver(() => {
    if (location.href !== address) return stop();
    const gone = [...before].filter(([, { isConnected }]) => !isConnected);
    if (gone.length === 0) return;
    const after = findFields();
    for (const [place, field] of gone) {
      const next = after.get(place);
      if (next === undefined) continue;
      carry(field, next);
      if (field === focused) moveFocus(field, next);
      before.set(place, next);
    }
  });
  function stop() {
    observer.disconnect();
    removeEventListener('focusin', follow);
    removeEventListener('submit', stop);
  }
  addEventListener('focusin', follow);
  observer.observe(document, { childList: true, subtree: true });
  whenStarted(() => {
    for (const [place, field] of before) if (isHydrated(field)) before.delete(place);
    addEventListener('submit', stop);
  });
}

/** The fields by their place: kind, name, how many such the page has, and the how manieth it is. */
function findFields(): Map<string, Field> {
  const fields = document.querySelectorAll<Field>('input, textarea, select, details');
  const kinds = Map.groupBy(fields, ({ localName, type, name }) => `${localName} ${type} ${name}`);
  return new Map(
    [...kinds].flatMap(([kind, alike]) =>
      alike.map((field, index): [string, Field] => [`${kind} ${index} of ${alike.length}`, field]),
    ),
  );
}

/** Whether React has hydrated an element; it then replaces it only if it means to. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

function carry(from: Field, to: Field) {
  if (from instanceof HTMLDetailsElement) {
    Reflect.set(to, 'open', from.open);
    return;
  }
  if (/^(checkbox|radio)$/.test(from.type)) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
    return;
  }
  // A field that nobody has changed may be rendered anew with a value, such as that of a draft.
  if (!isChanged(from) || from.value === to.value || from.type === 'file') return;
  // React compares with the value that it has set by the element's own property.
  Reflect.set(Object.getPrototypeOf(to) as object, 'value', from.value, to);
  to.dispatchEvent(new Event(to.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}

function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  // Without a chosen option in the page, browsers choose the first.
  const first = Math.max(
    0,
    options.findIndex(({ defaultSelected }) => defaultSelected),
  );
  return field.selectedIndex !== first;
}

/** Focuses `to`, with what is selected in `from`. */
export function moveFocus(from: Element, to: Element) {
  const { selectionStart, selectionEnd, selectionDirection } = from as Field;
  (to as Field).focus({ preventScroll: true });
  if (typeof selectionStart === 'number')
    (to as Field).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}
