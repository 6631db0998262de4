/** What was typed into an article's form and is not saved yet, on this device. */
export type ArticleDraft = {
  /** The id of the person who typed it. */
  owner: string;
  /** The revision of the article that it changes. */
  seen: number;
  /** The form's values by field name. */
  fields: Record<string, string>;
  /** ISO time. */
  changedAt: string;
};

/** Returns this person's draft of an article; null if there is none. */
export function findArticleDraft(id: string, owner: string): ArticleDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as ArticleDraft | null;
    return draft?.owner === owner ? draft : null;
  } catch {
    // Storage may be blocked or hold something else.
    return null;
  }
}

/** Stores a draft, and returns whether the device has it: storage may be blocked or full. */
export function saveArticleDraft(id: string, draft: ArticleDraft): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function deleteArticleDraft(id: string) {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {}
}

/** Returns the values that the author can change: those of all fields that are not hidden. */
export function readArticleFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(findFields(form).map(({ name, value }) => [name, value]));
}

/** Fills in a draft as if it was typed. */
export function fillArticleFields(form: HTMLFormElement, { fields }: ArticleDraft) {
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
    if (field instanceof HTMLInputElement) return field.type === 'hidden' ? [] : [field];
    return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
      ? [field]
      : [];
  });
}

function keyOf(id: string): string {
  return `mainstreet.article-draft.${id}`;
}
