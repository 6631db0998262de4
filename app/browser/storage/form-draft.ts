import * as z from 'zod/mini';
import { readStored, storeText } from './stored.ts';

const draftSchema = z.object({
  /** The id of the person who typed it. */
  owner: z.string(),
  /** The revision of the text that it changes. */
  expectedRevision: z.number(),
  /** The form's values by field name. */
  fields: z.record(z.string(), z.string()),
  /** ISO time. */
  changedAt: z.string(),
});

/** What was typed into a form and is not saved yet, on this device. */
export type FormDraft = z.infer<typeof draftSchema>;

/**
 * Returns this person's draft; null if there is none.
 * @param name of what is written: 'article.<id>', 'review.<slug>'
 */
export function findFormDraft(name: string, owner: string): FormDraft | null {
  const draft = readStored('localStorage', keyOf(name), draftSchema);
  return draft?.owner === owner ? draft : null;
}

/** Stores a draft, and returns whether the device has it: storage may be blocked or full. */
export function saveFormDraft(name: string, draft: FormDraft): boolean {
  return storeText('localStorage', keyOf(name), JSON.stringify(draft));
}

/** Deletes a draft that was saved or given up. */
export function deleteFormDraft(name: string) {
  storeText('localStorage', keyOf(name), null);
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
