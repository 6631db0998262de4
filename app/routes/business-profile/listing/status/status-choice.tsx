import * as toasts from '#app/messages/account-toasts.ts';
import { type ReactNode, useId } from 'react';
import * as z from 'zod/mini';
import { reasonField } from '#app/domain/field/field.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed } from '#app/components/ui/form-answer.ts';
import { type ListingStatus, moderateBusiness } from '#app/domain/business/business-calls.ts';
import { listingStatusNames } from '#app/domain/business/business-labels.ts';

export type Kind = 'open' | 'paused' | 'closed' | 'moved';

type StatusChoiceProps = {
  kind: Kind;
  label: string;
  about: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Fields shown while it is chosen. */
  children?: ReactNode;
};

export function StatusChoice(props: StatusChoiceProps) {
  const { kind, label, about, isChosen, onChoose, children } = props;
  const id = useId();
  return (
    <div className="border-b border-rule py-3">
      <div className="flex min-h-11 items-start gap-3">
        <input
          id={id}
          aria-describedby={`${id}-about`}
          className="mt-1"
          type="radio"
          name="kind"
          value={kind}
          defaultChecked={isChosen}
          onChange={onChoose}
        />
        <div>
          <label className="block font-semibold" htmlFor={id}>
            {label}
          </label>
          <p className="text-sm text-soft" id={`${id}-about`}>
            {about}
          </p>
        </div>
      </div>
      {isChosen && children && <div className="mt-3 ml-8 grid gap-4">{children}</div>}
    </div>
  );
}

const status = z.enum(Object.keys(listingStatusNames) as [ListingStatus, ...ListingStatus[]]);

const schema = z.object({
  business_id: z.string(),
  expected_status: status,
  new_status: status,
  /** Missing in the form that undoes a change. */
  reason: z.optional(reasonField),
});

export const moderate = signedInForm(schema, async ({ db }, form) => {
  const { business_id, expected_status, new_status, reason } = form;
  const outcome = await moderateBusiness(
    { db },
    {
      businessId: business_id,
      expectedStatus: expected_status,
      newStatus: new_status,
      ...(reason !== undefined && { reason }),
    },
  );
  if (!outcome.ok) {
    // A change can be undone for 30 seconds without a reason.
    if (outcome.reason === 'invalid') {
      notify(toasts.decisionNotUndone);
      return failed;
    }
    return answerFailure('saveFailed', outcome.reason);
  }
  if (outcome.outcome !== 'done') {
    notify(toasts.decidedMeanwhile);
    return failed;
  }
  notify(reason === undefined ? toasts.changeUndone : 'saved');
  return done;
});
