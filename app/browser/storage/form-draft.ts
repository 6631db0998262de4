/** What was typed into a form and is not saved yet, on this device. */
export type FormDraft = {
  /** The id of the person who typed it. */
  owner: string;
  /** The revision of the text that it changes. */
  expectedRevision: number;
  /** The form's values by field name. */
  fields: Record<string, string>;
  /** ISO time. */
  changedAt: string;
};

/**
 * Returns this person's draft; null if there is none.
 * @param name of what is written: 'article.<id>', 'review.<slug>'
 */
export function findFormDraft(name: string, owner: string): FormDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as FormDraft | null;
    return draft?.owner === owner ? draft : null;
  } catch {
    // Storage may be blocked or hold something else.
    return null;
  }
}

/** Stores a draft, and returns whether the device has it: storage may be blocked or full. */
export function saveFormDraft(name: string, draft: FormDraft): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a draft that was saved or given up. */
export function deleteFormDraft(name: string) {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {}
}

/** Returns the values that the author can change: those of all fields that are not hidden. */
export function readFormFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(findFields(form).map(({ name, value }) => [name, value]));
}

/** Fills in a draft as if it was typed. */
export function fillFormFields(form: HTMLFormElement, { fields }: FormDraft) {
  for (const field of findFields(form)) {
    const value = fields[field.name];
    if (value === undefined || value === field.value) continue;
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function findFields(form: HTMLFormElement): Field[] {
  return Array.from(form.elements).flatMap((field): Field[] => {
    if (field instanceof HTMLInputElement)
      return field.type === 'hidden' || (field.type === 'radio' && !field.checked) ? [] : [field];
    return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
      ? [field]
      : [];
  });
}

function keyOf(name: string): string {
  return `mainstreet.draft.${name}`;
}
