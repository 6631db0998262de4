import { findFirstState } from '#app/browser/session/session-store.ts';
import { deleteFormDraft, findFormDraft, saveFormDraft } from '#app/browser/storage/form-draft.ts';
import type { PickedListing } from '#app/components/listing/listing-picker.tsx';
import type { Content } from '#app/domain/submission/submission.ts';
import type { ProblemKind } from './send-suggestion.ts';

/** What was entered into the form of a suggestion. */
export type Entered = {
  way: ProblemKind;
  /** The fields of the history that were opened. */
  opened: string[];
  /** What was changed of the listing, and the place where it has moved. */
  changes: Partial<Content>;
  place: Partial<Content>;
  /** The listing that this one doubles, as it was chosen. */
  other: PickedListing | null;
  link: string;
  note: string;
};

export const nothingEntered: Entered = {
  way: 'fields',
  opened: [],
  changes: {},
  place: {},
  other: null,
  link: '',
  note: '',
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
