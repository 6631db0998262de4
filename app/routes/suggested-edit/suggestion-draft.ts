import { findFirstState } from '#app/browser/session/session-store.ts';
import { deleteFormDraft, findFormDraft, saveFormDraft } from '#app/browser/storage/form-draft.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import type { ProblemKind } from './send-suggestion.ts';

/** What was entered into the form of a suggestion. */
export type Entered = {
  way: ProblemKind;
  /** The fields of the history that were opened. */
  opened: string[];
  /** Values that are no text. */
  chosen: Partial<Content>;
  /** The other inputs, by name. */
  texts: Partial<Record<string, string>>;
  /** The listing that this one doubles, as it was chosen. */
  other: { slug: string; text: string } | null;
};

export const nothingEntered: Entered = {
  way: 'fields',
  opened: [],
  chosen: {},
  texts: {},
  other: null,
};

/** Returns what was entered for a listing and not sent: by who is signed in on this device, or by somebody who was not. */
export function findSuggestionDraft(slug: string): { entered: Entered; changedAt: string } | null {
  const draft = findFormDraft(nameOf(slug), findOwner()) ?? findFormDraft(nameOf(slug), '');
  if (draft === null) return null;
  try {
    const entered = JSON.parse(draft.fields.entered ?? '{}') as Partial<Entered>;
    return { entered: { ...nothingEntered, ...entered }, changedAt: draft.changedAt };
  } catch {
    return null;
  }
}

export function saveSuggestionDraft(slug: string, entered: Entered) {
  const fields = { entered: JSON.stringify(entered) };
  const changedAt = new Date().toISOString();
  saveFormDraft(nameOf(slug), { owner: findOwner(), expectedRevision: 0, fields, changedAt });
}

export function deleteSuggestionDraft(slug: string) {
  deleteFormDraft(nameOf(slug));
}

/** Returns the email address of who is signed in, without waiting for the session; '' for nobody. */
function findOwner(): string {
  const state = findFirstState();
  return state.status === 'loading' ? (state.person?.email ?? '') : '';
}

function nameOf(slug: string): string {
  return `suggestion.${slug}`;
}
