import { readStoredText, storeText } from '../storage/stored.ts';

/** The value of a named field in a form that could not be sent. */
type Entry = { name: string; value: string; isChecked: boolean | null };

/** A form's values, and the ids of the writes that may have taken effect. */
type StoredForm = { fields: Entry[]; writes: string[] | null };

const prefix = 'mainstreet.unsent ';

/**
 * Stores the values of a form that could not be sent in this tab's session storage, so that they
 * survive a reload. Excludes passwords, codes, files and hidden fields.
 */
export function saveEntry(form: HTMLFormElement, writes: StoredForm['writes']) {
  const stored: StoredForm = { fields: listFields(form).map(readField), writes };
  // Full or blocked: the values stay in the form, and a reload loses them.
  storeText('sessionStorage', nameEntry(form), JSON.stringify(stored));
}

export function forgetEntry(form: HTMLFormElement) {
  storeText('sessionStorage', nameEntry(form), null);
}

/** Restores stored values as if typed; returns their writes, or null if no field was found. */
export function fillInEntry(form: HTMLFormElement): Pick<StoredForm, 'writes'> | null {
  const stored = readSaved(nameEntry(form));
  if (stored === null) return null;
  const fields = listFields(form);
  let isFilled = false;
  for (const { name, value, isChecked } of stored.fields) {
    const field = fields.find(
      (one) => one.name === name && (isChecked === null || one.value === value),
    );
    if (field === undefined) continue;
    isFilled = true;
    if (isChecked !== null && field instanceof HTMLInputElement) {
      if (field.checked !== isChecked) field.click();
    } else {
      type(field, value);
    }
  }
  return isFilled ? { writes: stored.writes } : null;
}

/** Builds a form's key from its path and its hidden fields for intent, subject id and user. */
function nameEntry(form: HTMLFormElement): string {
  const hidden = Array.from(form.elements).flatMap((field) =>
    field instanceof HTMLInputElement && field.type === 'hidden' && naming.test(field.name)
      ? [`${field.name}=${field.value}`]
      : [],
  );
  return prefix + [location.pathname, ...hidden].join(' ');
}

const naming = /^(intent|began_by|.*id)$/i;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const notSaved = new Set(['hidden', 'password', 'file', 'submit', 'button']);

function listFields(form: HTMLFormElement): Field[] {
  return Array.from(form.elements).flatMap((field) => {
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement;
    if (!isField || field.name === '' || notSaved.has(field.type)) return [];
    return field.autocomplete === 'one-time-code' ? [] : [field];
  });
}

function readField(field: Field): Entry {
  const isChoice = field.type === 'checkbox' || field.type === 'radio';
  const isChecked = isChoice && field instanceof HTMLInputElement ? field.checked : null;
  return { name: field.name, value: field.value, isChecked };
}

/** Uses the prototype's value setter: React ignores changes by its own instance setter. */
function type(field: Field, value: string) {
  if (field.value === value) return;
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Reads without a schema, since public screens load none. */
function readSaved(key: string): StoredForm | null {
  try {
    const stored = JSON.parse(readStoredText('sessionStorage', key) ?? 'null') as StoredForm | null;
    return Array.isArray(stored?.fields) ? stored : null;
  } catch {
    return null;
  }
}
