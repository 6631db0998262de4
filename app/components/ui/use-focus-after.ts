import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to what replaces a form that its own action removes: the same form drawn anew, a
 * message, the next item of its list, or else the heading before it. Returns what to call when the
 * form is sent, with its submitter. After a navigation `useFocusHeading` moves it.
 */
export function useFocusAfter(form: RefObject<HTMLFormElement | null>) {
  const sentFrom = useRef<string | null>(null);
  useLayoutEffect(() => {
    const element = form.current;
    // A layout effect's cleanup runs before the element is removed.
    return () => {
      const focused = document.activeElement;
      if (sentFrom.current !== location.pathname || !element?.contains(focused)) return;
      const findNext = watchPlace(element, focused);
      queueMicrotask(() => {
        if (document.activeElement === document.body) focus(findNext());
      });
    };
  }, [form]);
  return (submitter: HTMLElement | null) => {
    sentFrom.current = location.pathname;
    // Safari does not focus a button that is clicked.
    if (document.activeElement === document.body) submitter?.focus();
  };
}

const headings = 'h1, h2, h3';

/** Notes where a form is; the function returned finds what is there once it is gone. */
function watchPlace(form: HTMLFormElement, focused: Element | null) {
  const levels: { node: Element; parent: Element; before: Element[] }[] = [];
  for (let node: Element = form; node.parentElement; node = node.parentElement) {
    const parent = node.parentElement;
    levels.push({ node, parent, before: [...parent.children] });
  }
  const headingsBefore = [...document.querySelectorAll(headings)].filter(
    (heading) => form.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING,
  );

  return (): Element | undefined => {
    const level = levels.find(({ parent }) => parent.isConnected);
    if (!level) return undefined;
    const { node, parent, before } = level;
    const last = before.slice(0, before.indexOf(node)).findLast((one) => one.isConnected);
    const next = last ? last.nextElementSibling : parent.firstElementChild;
    if (next && !before.includes(next)) {
      return findSame(next, form, focused) ?? findMessage(next) ?? findStart(next);
    }
    if (next?.matches('li')) return findStart(next);
    return headingsBefore.findLast((heading) => heading.isConnected);
  };
}

/** Finds the control of the same form drawn anew that had the focus. */
function findSame(root: Element, form: HTMLFormElement, focused: Element | null) {
  const intent = readIntent(form);
  const anew = findAll(root, 'form').find(
    (one) => one instanceof HTMLFormElement && readIntent(one) === intent,
  );
  const names = focused?.matches('[type=radio], [type=checkbox]')
    ? ['name', 'type', 'value']
    : ['name', 'type'];
  return [...(anew?.querySelectorAll('button, input, textarea, select') ?? [])].find((control) =>
    names.every((name) => control.getAttribute(name) === focused?.getAttribute(name)),
  );
}

function readIntent(form: HTMLFormElement) {
  return form.querySelector<HTMLInputElement>('[name=intent]')?.value;
}

function findMessage(root: Element) {
  return findAll(root, '[role=status], [role=alert]').find((one) => one.textContent !== '');
}

/** Finds the heading of what comes next, or its first control; itself if it has none. */
function findStart(root: Element) {
  const [start = root] = [...findAll(root, headings), ...findAll(root, 'a, button, summary')];
  return start;
}

function findAll(root: Element, selector: string): Element[] {
  return [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)];
}

function focus(element: Element | undefined) {
  if (!(element instanceof HTMLElement)) return;
  // What cannot have the focus by itself.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
