import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';

type DecisionProps = {
  id: string;
  /** What the admin sees of it; what has changed meanwhile is not decided unseen. */
  seen: string;
  /** "claim or listing", of who is here; null where they may decide. */
  own: string | null;
  /** The button that approves. */
  approve: string;
  /** Stands beside that button: what approving brings. */
  approval?: ReactNode;
  /** Stands in the place of that button: why it cannot be approved yet. */
  obstacle?: ReactNode;
  /** Who reads why it was refused. */
  reasonHint: string;
};

/** Where an admin approves what waits, or refuses it with a reason; `decisionForms` answers. */
export function Decision(props: DecisionProps) {
  const { id, seen, own, approve, approval, obstacle, reasonHint } = props;
  const approving = useFetcher<FormAnswer>();
  const refusing = useFetcher<FormAnswer>();
  if (own !== null) {
    return <p className="max-w-[60ch]">This is your own {own}. Another admin decides about it.</p>;
  }
  const shown = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen} />
    </>
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
