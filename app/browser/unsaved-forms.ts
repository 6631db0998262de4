type Watched = {
  /** What it held when it was filled in by the screen, or last saved. */
  saved: string;
  /** What is being sent; null when nothing is. */
  sent: string | null;
  /** Whether somebody has entered something since it was sent: what the screen fills in later is no edit. */
  isTouched: boolean;
};

const watched = new Map<HTMLFormElement, Watched>();

/** A form whose edits are not to be lost without a word; returns the way to let go of it. */
export function watchForm(form: HTMLFormElement): () => void {
  const state: Watched = { saved: describe(form), sent: null, isTouched: false };
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

/** What stands in the form is being sent. */
export function noteSending(form: HTMLFormElement) {
  const state = watched.get(form);
  if (state === undefined) return;
  state.sent = describe(form);
  state.isTouched = false;
}

/** What was sent has been answered. */
export function noteAnswer(form: HTMLFormElement, outcome: 'saved' | 'refused') {
  const state = watched.get(form);
  if (state === undefined || state.sent === null) return;
  if (outcome === 'saved') state.saved = state.sent;
  else state.isTouched = true;
  state.sent = null;
  stopWarning();
}

/** Puts a saved form back to what the screen shows; one into which somebody has gone on typing stays. */
export function resetSaved(form: HTMLFormElement) {
  const state = watched.get(form);
  if (state === undefined || state.isTouched) return;
  form.reset();
  state.saved = describe(form);
}

/** Whether something has been entered that differs from what was there, and is not saved. */
export function hasUnsavedForms(): boolean {
  return [...watched].some(isUnsaved);
}

/** Whether something would be lost: edits, or what is on its way. */
export function hasOpenForms(): boolean {
  return [...watched].some((entry) => entry[1].sent !== null || isUnsaved(entry));
}

/** What has been entered may be lost. */
export function forgetEdits() {
  for (const state of watched.values()) {
    state.isTouched = false;
    state.sent = null;
  }
  stopWarning();
}

let ask: (() => Promise<boolean>) | null = null;

/** How a screen asks whether its edits may be lost; returns the way to ask no more. */
export function askByScreen(question: () => Promise<boolean>): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** Whether something may happen by which unsaved edits are lost; where there are some it is asked. */
export async function mayLoseEdits(): Promise<boolean> {
  return ask === null || !hasUnsavedForms() || ask();
}

function isUnsaved([form, { isTouched, saved, sent }]: [HTMLFormElement, Watched]): boolean {
  return (isTouched || sent !== null) && describe(form) !== saved;
}

/** A page with such a listener may not be kept for the way back: it is there only while it is needed. */
function stopWarning() {
  if (!hasUnsavedForms()) removeEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent) {
  if (hasUnsavedForms()) event.preventDefault();
}

/** What people have entered; hidden fields are none of theirs. */
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
