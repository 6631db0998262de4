import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import {
  type FormAnswer,
  done,
  failed,
  type sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { reasonField } from '#app/domain/field/field.ts';
import { describeRefusal } from '#app/domain/submission/listing-rules.ts';
import type { DecidedItem } from '#app/domain/admin-queue/admin-queue.ts';
import { queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { decideQueueItems } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { describeDecision, toastOf, recordPending } from './decision-outcomes.ts';

const approval = z.object({
  kind: z.enum(queueKinds),
  id: z.string(),
  /** Name of the business. */
  name: z.string(),
  /** What the admin has seen, as JSON. */
  seen: z.string(),
});
const refusal = z.extend(approval, { reason: reasonField });

/** The forms `approve` and `refuse` of an item. */
export const decisionForms = {
  approve: signedInForm(approval, (person, one) =>
    decide(person, { ...one, isApproved: true, reason: '' }),
  ),
  refuse: signedInForm(refusal, (person, one) => decide(person, { ...one, isApproved: false })),
};

type Decision = z.output<typeof approval> & { isApproved: boolean; reason: string };

async function decide(
  person: { db: Db },
  { kind, id, name, seen, isApproved, reason }: Decision,
): Promise<FormAnswer | typeof sessionEnded> {
  const items = [{ kind, id, seen: JSON.parse(seen) as Json }];
  const decided = await decideQueueItems(person, { items, isApproved, reason });
  if (!decided.ok) {
    return answerFailure('saveFailed', decided.reason);
  }
  const [one] = decided.value;
  if (one?.outcome === 'decided' && one.decision) {
    const words = `${isApproved ? 'Approved' : 'Rejected'}: ${name}`;
    recordPending({ ids: [one.decision.id], words }, id);
    return done;
  }
  return one ? tell(one) : failed;
}

/** Reports why nothing was decided; the screen reloads and shows the present state. */
function tell({ outcome, field: refused, decision }: DecidedItem): FormAnswer {
  notify(
    toastOf(outcome),
    (refused !== null && describeRefusal(refused)) ||
      (outcome === 'stale' && describeDecision(decision)) ||
      undefined,
  );
  return done;
}
