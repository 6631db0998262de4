import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import type { QueuedItem, RefusalTemplate } from '#app/domain/admin-queue/admin-queue.ts';
import type { ApproveOrRefuse } from './kinds/kind.ts';
import { ReasonField } from './reason-field.tsx';

type DecisionProps = {
  item: Pick<QueuedItem, 'kind' | 'id' | 'name'>;
  of: ApproveOrRefuse;
  templates: RefusalTemplate[];
};

/** The forms to approve an item or refuse it with a reason; `decisionForms` handles them. */
export function Decision({ item, of, templates }: DecisionProps) {
  const { seen, own, approve, approval, obstacle, reasonHint } = of;
  const { kind, id, name } = item;
  const approving = useFetcher<FormAnswer>();
  const refusing = useFetcher<FormAnswer>();
  if (own !== null) {
    return <p className="max-w-[60ch]">This is your own {own}. Another admin will decide it.</p>;
  }
  const shown = Object.entries({ kind, id, name, seen: JSON.stringify(seen) }).map(
    ([field, value]) => <input key={field} type="hidden" name={field} value={value} />,
  );
  return (
    <div className="grid max-w-2xl gap-8">
      {obstacle ? (
        <p className="border-l-4 border-accent pl-3">{obstacle}</p>
      ) : (
        <SignedInForm fetcher={approving} intent="approve" button={approve}>
          {shown}
          {approval}
        </SignedInForm>
      )}
      <SignedInForm fetcher={refusing} intent="refuse" button="Reject" look="line">
        {shown}
        <ReasonField
          templates={templates}
          hint={reasonHint}
          error={findErrors(refusing.data).reason}
        />
      </SignedInForm>
    </div>
  );
}

type DecisionHeadProps = { status: string; reason: string | null; reasonLabel?: string };

/** The status of an item, and why it was refused. */
export function DecisionHead({ status, reason, reasonLabel = 'Reason' }: DecisionHeadProps) {
  return (
    <>
      <p className="kicker text-accent" role="status">
        {status}
      </p>
      {reason && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          {reasonLabel}: {reason}
        </p>
      )}
    </>
  );
}
