import { required } from '#app/messages/domain/field.ts';
import { createContext, use } from 'react';

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
