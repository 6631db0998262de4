import * as z from 'zod/mini';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { failed, invalid } from '#app/components/ui/form-answer.ts';
import { changeBusinessStatus, type WantedStatus } from '#app/domain/editing/editing-calls.ts';
import type { EditableBusiness } from '#app/domain/editing/editing.ts';
import { answerEdit } from '../answer-edit.ts';

const text = z.optional(z.string());

const schema = z.object({
  business_id: z.string(),
  /** Written by the form: the status when it was filled in. */
  seen: z.pipe(
    z.string(),
    z.transform((json) => JSON.parse(json) as EditableBusiness['standing']),
  ),
  kind: z.enum(['open', 'paused', 'closed', 'moved']),
  reopens_on: text,
  is_sure: text,
  where: text,
  moved_to: text,
  street: text,
  city: text,
  state: text,
  zip_code: text,
});

export const saveStatus = signedInForm(schema, async ({ db }, form) => {
  const { business_id, seen, kind } = form;
  if (kind === 'closed' && form.is_sure === undefined) {
    return invalid({ is_sure: 'Please confirm that it is permanently closed' });
  }
  const wanted = readWanted(form);
  const outcome = await changeBusinessStatus({ db }, { businessId: business_id, seen, wanted });
  const answer = answerEdit(outcome);
  // There is no choice to make: the screen shows the present status, and the form starts again.
  return 'conflicts' in answer ? { ...failed, conflicts: answer.conflicts } : answer;
});

function readWanted(form: z.output<typeof schema>): WantedStatus {
  const { kind, reopens_on = '', moved_to = '', where } = form;
  if (kind === 'paused') return { kind, reopens_on };
  if (kind !== 'moved') return { kind };
  if (where === 'listing') return { kind, moved_to: readSlug(moved_to) };
  const { street = '', city = '', state = '', zip_code = '' } = form;
  return { kind, place: { street, city, state, zip_code } };
}

/** Parses the URL of a listing, or its slug. */
function readSlug(given: string): string {
  return /([a-z0-9-]+)\/?(?:[?#].*)?$/.exec(given.trim().toLowerCase())?.[1] ?? '';
}
