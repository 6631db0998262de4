import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { hasLeft, hasLeftElsewhere } from '#app/browser/session/leaving.ts';
import { askByScreen, hasUnsavedForms } from '#app/browser/unsaved-forms.ts';
import { Dialog } from '#app/components/ui/dialog.tsx';

/** Asks before unsaved edits are lost to a link, back navigation or signing out. */
export function UnsavedDialog() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedForms() && !isLeavingHere(),
  );
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      askByScreen(async () => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setQuestion({ answer: resolve });
        const mayBeLost = await promise;
        setQuestion(null);
        return mayBeLost;
      }),
    [],
  );
  if (question !== null) return <Ask answer={question.answer} />;
  if (blocker.state !== 'blocked') return null;
  return <Ask answer={(mayBeLost) => (mayBeLost ? blocker.proceed() : blocker.reset())} />;
}

type Question = { answer: (mayBeLost: boolean) => void };

function Ask({ answer }: Question) {
  return (
    <Dialog title="Leave without saving?" onCancel={() => answer(false)}>
      <p className="mt-2 mb-5">What you entered on this screen has not been saved.</p>
      <div className="grid gap-3">
        <button className="button-solid" type="button" onClick={() => answer(false)}>
          Stay here
        </button>
        <button className="button-line" type="button" onClick={() => answer(true)}>
          Leave without saving
        </button>
      </div>
    </Dialog>
  );
}

/** Users who sign out or delete their account were asked already. */
function isLeavingHere(): boolean {
  return hasLeft() && !hasLeftElsewhere();
}
