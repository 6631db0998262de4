import { useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import type { QueuedItem } from '#app/domain/admin-queue/admin-queue.ts';
import type { ItemToDecide } from './kinds/kind.ts';
import { isPending } from './pending-decisions.ts';

type DecisionProps = {
  item: Pick<QueuedItem, 'kind' | 'id' | 'name'>;
  of: Pick<ItemToDecide, 'seen' | 'own' | 'approve' | 'approval' | 'obstacle' | 'reasonHint'>;
  /** Where it goes on when this one is decided. */
  next: string;
};

/** Where an admin approves what waits, or refuses it with a reason; `decisionForms` answers. */
export function Decision({ item, of, next }: DecisionProps) {
  const { seen, own, approve, approval, obstacle, reasonHint } = of;
  const { kind, id, name } = item;
  const approving = useFetcher<FormAnswer>();
  const refusing = useFetcher<FormAnswer>();
  const navigate = useNavigate();
  // Idle: only then its form knows that nothing in it would be lost.
  const isDone = [approving, refusing].some(
    ({ state, data }) => state === 'idle' && data?.kind === 'done',
  );
  // What turned out to be decided already is looked at first.
  useEffect(() => {
    if (isDone && isPending(kind, id)) void navigate(next);
  }, [isDone, kind, id, next, navigate]);
  if (own !== null) {
    return <p className="max-w-[60ch]">This is your own {own}. Another admin decides about it.</p>;
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
      <SignedInForm fetcher={refusing} intent="refuse" button="Refuse" look="line">
        {shown}
        <TextArea
          name="reason"
          label="Reason for refusing"
          hint={reasonHint}
          rows={3}
          maxLength={1000}
          error={findErrors(refusing.data).reason}
        />
      </SignedInForm>
    </div>
  );
}
