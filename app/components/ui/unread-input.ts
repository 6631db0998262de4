import { type RefObject, useEffect, useRef } from 'react';

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
