import { createContext, use, type RefObject, useEffect, useRef } from 'react';
import { required } from '#app/messages/domain/field.ts';

/** The names of the fields of a form that were edited since its last answer. */
export const EditedFieldsContext = createContext<ReadonlySet<string>>(new Set());

const [start = '', end = ''] = required({ label: '\0' }).split('\0');

/**
 * Returns a field's error as it is shown: none once the field was edited, and with the field's own
 * label in "… is required", as rules of a value do not know what a form calls it. "(optional)" and
 * the like are left out of the label.
 */
export function useFieldError(
  error: string | undefined,
  { name, label }: { name: string; label: string },
): string | undefined {
  if (use(EditedFieldsContext).has(name)) return undefined;
  const isRequired = error?.startsWith(start) && error.endsWith(end);
  return isRequired ? required({ label: label.replace(/ \(.*\)$/, '') }) : error;
}

/**
 * Reports the first field whose input cannot be read, such as an incomplete date, which browsers
 * send as ''. Returns whether there is one; then the form must not be sent.
 */
export function reportUnreadInput(form: HTMLFormElement): boolean {
  const unread = Array.from(form.elements).find(
    (element) =>
      element instanceof HTMLInputElement &&
      (element.validity.badInput || element.validity.customError),
  );
  (unread as HTMLInputElement | undefined)?.reportValidity();
  return unread !== undefined;
}

/** Marks an input whose text cannot be read, for `reportUnreadInput`; null if it can be. */
export function useUnreadInput(problem: string | null): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  return input;
}
