import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  type RefObject,
  useLayoutEffect,
} from 'react';
import type { FetcherWithComponents } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import * as t from '#app/messages/components/ui.ts';
import { reportUnreadInput, EditedFieldsContext } from './field-errors.ts';
import { type FormAnswer, findErrors } from './form-answer.ts';
import { UnsentNote } from './unsent-note.tsx';

export type FormFetcher = FetcherWithComponents<FormAnswer>;

export type FormProps = {
  fetcher: FormFetcher;
  /** The action's path; by default the current screen's. */
  action?: string;
  /** Identifies the form among the screen's forms. */
  intent: string;
  /** The text of its button; null for one that stands elsewhere and names the form's `id`. */
  button: ReactNode;
  id?: string;
  /** The button's style; `wide` fills the form's width. */
  variant?: keyof typeof variants;
  /** Called just before it is sent. */
  onSend?: (form: HTMLFormElement) => void;
  children?: ReactNode;
};

const variants = {
  wide: 'button-solid',
  solid: 'button-solid justify-self-start',
  line: 'button-line justify-self-start',
};

/**
 * A form that its route's action validates and sends: shows messages by field, focuses the first
 * invalid field, keeps the typed input, stops while an input cannot be read, and prevents a second submission while the first is
 * pending. It can be filled in before hydration but not sent: a disabled button also blocks Enter.
 * Uses POST: if a browser submits it natively, no password gets into a URL.
 */
export function Form(props: FormProps) {
  const { fetcher, action, intent, button, id, variant = 'solid', onSend, children } = props;
  const { state, data } = fetcher;
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const keepFocusAfter = useFocusAfter(form);
  // React Router reports a submission in a transition, too late for two quick clicks.
  const isUnderWay = useRef(false);
  const isSending = state !== 'idle';
  const isAnswered = state !== 'submitting';
  const [edited, setEdited] = useState<Edited>({ since: data, names: new Set() });
  const [hasInput, setHasInput] = useState(false);
  const names = edited.since === data ? edited.names : none;

  useEffect(() => {
    if (!isAnswered) return;
    isUnderWay.current = false;
    if (data?.kind === 'invalid') {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [isAnswered, data]);

  function begin(event: FormEvent<HTMLFormElement>) {
    if (isUnderWay.current || isSending || reportUnreadInput(event.currentTarget))
      return event.preventDefault();
    isUnderWay.current = true;
    keepFocusAfter((event.nativeEvent as SubmitEvent).submitter);
    setHasInput(event.currentTarget.querySelector(inputs) !== null);
    onSend?.(event.currentTarget);
  }

  function recordEdit({ target }: FormEvent) {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (!names.has(name)) setEdited({ since: data, names: new Set(names).add(name) });
  }

  return (
    <fetcher.Form
      ref={form}
      id={id}
      className="grid grid-cols-1 gap-5"
      method="post"
      action={action}
      noValidate
      onSubmit={begin}
      onInput={recordEdit}
    >
      <input type="hidden" name="intent" value={intent} />
      <EditedFieldsContext value={names}>{children}</EditedFieldsContext>
      <p className="sr-only" role="alert">
        {announce(data, names)}
      </p>
      <UnsentNote form={form} answer={data} isSending={!isAnswered} hasInput={hasInput} />
      {button !== null && (
        <button
          className={`pending-button ${variants[variant]}`}
          type="submit"
          disabled={!isHydrated}
          aria-disabled={isSending || undefined}
        >
          {isSending ? t.sending : button}
        </button>
      )}
    </fetcher.Form>
  );
}

const inputs = 'input:not([type=hidden]), textarea, select';

/** The fields that were edited since an answer; '' for those without a name, as lists have. */
type Edited = { since: FormAnswer | undefined; names: ReadonlySet<string> };

const none: ReadonlySet<string> = new Set();

/** Counts the errors of fields that are as they were sent. */
function announce(answer: FormAnswer | undefined, edited: ReadonlySet<string>): string {
  if (edited.has('')) return '';
  const count = Object.keys(findErrors(answer)).filter((name) => !edited.has(name)).length;
  if (count === 0) return '';
  return t.fieldsNeedAttention({ count });
}

/**
 * Moves the focus to what replaces a form that its own action removes: the same form drawn anew, a
 * message, the next item of its list, or else the heading before it. Returns what to call when the
 * form is sent, with its submitter. After a navigation `useFocusHeading` moves it.
 */
function useFocusAfter(form: RefObject<HTMLFormElement | null>) {
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
