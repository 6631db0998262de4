import { triggerMails } from '#app/browser/beacons.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { findChanged, type ListingDraft } from '#app/components/editors/listing-draft.ts';
import type { FormErrors } from '#app/components/ui/form-answer.ts';
import { parseFields } from '#app/domain/submission/listing-rules.ts';
import { suggestEdit } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import { type Proposal, suggestable } from '#app/domain/suggested-edit/suggested-edit.ts';
import { confirmEmailFirst } from '#app/messages/components/signed-in.tsx';
import * as t from '#app/messages/routes/suggested-edit.tsx';

/** What is wrong: details, or the listing as a whole. */
export type ProblemKind = 'fields' | 'closed' | 'moved' | 'duplicate';

type Input = {
  way: ProblemKind;
  /** The listing's present values and the same with what was entered, or a new address. */
  draft: Pick<ListingDraft, 'base' | 'content'>;
  /** The fields of the history that were opened. */
  opened: readonly string[];
  /** Slug of the listing that this one doubles; null if none is chosen. */
  other: string | null;
};

/** Returns the changes in the form of the database, or messages by field; `{}` if nothing changed. */
export function readProposal({ way, draft, opened, other }: Input): {
  proposal: Proposal;
  errors: FormErrors;
} {
  if (way === 'closed') return { proposal: { status: { kind: 'closed' } }, errors: {} };
  if (way === 'duplicate') {
    return other === null
      ? { proposal: {}, errors: { duplicate_of: t.chooseOther } }
      : { proposal: { duplicate_of: other }, errors: {} };
  }
  if (way === 'moved') {
    const { street, city, state, zip_code } = draft.content;
    const { values, errors } = parseFields({ street, city, state, zip_code });
    return { proposal: { status: { kind: 'moved', place: values } }, errors };
  }
  const names = suggestable.flatMap(([field, all]) =>
    opened.includes(field) && findChanged(draft, all).length > 0 ? all : [],
  );
  const { values, errors } = parseFields(
    Object.fromEntries(names.map((name) => [name, draft.content[name]])),
    draft.base,
  );
  return { proposal: values, errors };
}

type Suggestion = {
  /** Sent again with the same id, it is stored once. */
  id: string;
  businessId: string;
  /** '' for none. */
  link: string;
  note: string;
};

type Outcome =
  | { kind: 'sent' }
  | { kind: 'signed_out' }
  | { kind: 'invalid'; errors: FormErrors }
  | { kind: 'problem'; text: string };

/** Checks what was entered, and sends it for the signed-in person. */
export async function sendSuggestion(input: Input, suggestion: Suggestion): Promise<Outcome> {
  const { proposal, errors } = readProposal(input);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  if (Object.keys(proposal).length === 0) return { kind: 'problem', text: t.nothingChanged };
  if (sessionStore.get().status !== 'signed-in') return { kind: 'signed_out' };
  const db = await openSession();
  const outcome = await suggestEdit({ db }, { ...suggestion, proposal });
  if (outcome.ok) {
    if (outcome.outcome !== 'sent') return { kind: 'problem', text: obstacles[outcome.outcome] };
    triggerMails();
    return { kind: 'sent' };
  }
  if (outcome.reason === 'session_ended') return { kind: 'signed_out' };
  if (outcome.reason === 'invalid') {
    return { kind: 'invalid', errors: { [outcome.field]: t.pleaseCorrect } };
  }
  return { kind: 'problem', text: outcome.reason === 'too_many' ? t.tooMany : t.unreachable };
}

const obstacles = {
  nothing: t.sameAsPage,
  own: t.ownListing,
  unconfirmed: confirmEmailFirst,
  unlisted: t.unlisted,
};
