type Watched = {
  /** Its values when the screen filled it in, or when last saved. */
  saved: string;
  /** The values being sent; null when nothing is. */
  sent: string | null;
  /** The values last sent without success. */
  unanswered: string | null;
  /** Whether the user has typed since it was sent: later changes by the screen are not edits. */
  isTouched: boolean;
};

/** The hidden text of a form that itself knows what differs from what is saved: '{}' if nothing does. */
export const changesField = 'new_values';

const watched = new Map<HTMLFormElement, Watched>();

/** Protects a form's unsaved edits by a warning. Returns a function to stop watching it. */
export function watchForm(form: HTMLFormElement): () => void {
  const state: Watched = {
    saved: describe(form),
    sent: null,
    unanswered: null,
    isTouched: false,
  };
  const touch = () => {
    state.isTouched = true;
    addEventListener('beforeunload', warn);
  };
  watched.set(form, state);
  form.addEventListener('input', touch);
  return () => {
    watched.delete(form);
    form.removeEventListener('input', touch);
    stopWarning();
  };
}

/** Records that the form's current values are being sent. */
export function recordSending(form: HTMLFormElement) {
  const state = watched.get(form);
  if (state === undefined) return;
  state.sent = describe(form);
  state.isTouched = false;
}

/** Records the response to the values sent. */
export function recordAnswer(form: HTMLFormElement, outcome: 'saved' | 'refused') {
  const state = watched.get(form);
  if (state === undefined || state.sent === null) return;
  if (outcome === 'saved') state.saved = state.sent;
  else state.isTouched = true;
  state.unanswered = outcome === 'saved' ? null : state.sent;
  state.sent = null;
  stopWarning();
}

/** Records that the values last sent were saved after all, as the next answer will say. */
export function recordSaved(form: HTMLFormElement) {
  const state = watched.get(form);
  if (state === undefined) return;
  const now = describe(form);
  state.sent = state.unanswered ?? now;
  state.isTouched = now !== state.sent;
}

/** Resets a saved form to the screen's values, unless the user has typed since. */
export function resetSaved(form: HTMLFormElement) {
  const state = watched.get(form);
  if (state === undefined || state.isTouched) return;
  form.reset();
  state.saved = describe(form);
}

/** Returns whether any form has unsaved edits that differ from the saved values. */
export function hasUnsavedForms(): boolean {
  return [...watched].some(isUnsaved);
}

/** Returns whether any form has unsaved edits or is being sent. */
export function hasOpenForms(): boolean {
  return [...watched].some((entry) => entry[1].sent !== null || isUnsaved(entry));
}

/** Marks all edits as discardable. */
export function forgetEdits() {
  for (const state of watched.values()) {
    state.isTouched = false;
    state.sent = null;
  }
  stopWarning();
}

let confirm: (() => Promise<boolean>) | null = null;

/** Sets how the screen asks whether its edits may be lost. Returns a function to unset it. */
export function setLeaveConfirmation(question: () => Promise<boolean>): () => void {
  confirm = question;
  return () => {
    if (confirm === question) confirm = null;
  };
}

/** Returns whether unsaved edits may be discarded; asks the user if there are some. */
export async function mayLoseEdits(): Promise<boolean> {
  return confirm === null || !hasUnsavedForms() || confirm();
}

function isUnsaved([form, { isTouched, saved, sent }]: [HTMLFormElement, Watched]): boolean {
  const changes = form.querySelector<HTMLTextAreaElement>(`[name=${changesField}]`);
  if (changes !== null) return sent !== null || changes.value !== '{}';
  return (isTouched || sent !== null) && describe(form) !== saved;
}

/**
 * Removes the `beforeunload` listener when it is not needed: it can disable the back/forward cache.
 */
function stopWarning() {
  if (!hasUnsavedForms()) removeEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent) {
  if (hasUnsavedForms()) event.preventDefault();
}

/** Serializes the user's entries; excludes hidden and read-only fields. */
function describe(form: HTMLFormElement): string {
  const fields = Array.from(form.elements).flatMap((field) => {
    if (field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) {
      return [field.value];
    }
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || field.readOnly)
      return [];
    return [['checkbox', 'radio'].includes(field.type) ? field.checked : field.value];
  });
  return JSON.stringify(fields);
}
