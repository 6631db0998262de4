import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { isEmpty } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import { type Step, steps, toStepHref } from './steps.ts';
import type { DraftOnScreen, DraftStorage } from './use-draft.ts';

const sentences: Record<DraftStorage, string> = {
  browser: t.draftSavedHere,
  saving: t.draftSaving,
  account: t.draftSaved,
  failed: t.draftNotSynced,
  full: t.draftsFull,
};

type DraftFooterProps = { step: Step; requestedId: string | null; drafts: DraftOnScreen };

/** Below a step: the way back, where the draft is stored, and how to leave it. */
export function DraftFooter({ step, requestedId, drafts }: DraftFooterProps) {
  const { draft, account } = drafts;
  const back = findBack(step, requestedId, account);
  return (
    <div className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-rule pt-4">
      {back !== null && (
        <Link className="link-quiet inline-flex min-h-11 min-w-11 items-center text-sm" to={back}>
          {t.back}
        </Link>
      )}
      {!isEmpty(drafts.form.content) && (
        <>
          {!draft?.isSaved || account?.status !== 'pending' ? (
            <p
              className="text-sm text-soft"
              role={drafts.storedIn === 'failed' ? 'alert' : undefined}
            >
              {sentences[drafts.storedIn]}
            </p>
          ) : null}
          {(account === null || account.status === 'draft') && (
            <>
              <Link
                className="link-quiet inline-flex min-h-11 items-center text-sm"
                to="/business-submission"
                onClick={drafts.reset}
              >
                {t.addAnother}
              </Link>
              <Discard discard={drafts.discard} />
            </>
          )}
        </>
      )}
    </div>
  );
}

function findBack(step: Step, id: string | null, account: DraftOnScreen['account']): string | null {
  if (account?.status === 'pending') return `/business-submission/${account.id}`;
  if (step.name === 'place') return null;
  return toStepHref(id, step.name === 'check' ? 'contact' : isMain(step) ? 'place' : 'check');
}

function isMain({ name }: Step): boolean {
  return steps.some((step) => step.name === name);
}

/** Asks once more, because a discarded draft cannot be brought back. */
function Discard({ discard }: Pick<DraftOnScreen, 'discard'>) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const linkClass = 'link-quiet min-h-11 text-sm';
  if (!isAsking)
    return (
      <button className={linkClass} type="button" onClick={() => setIsAsking(true)}>
        {t.discardDraft}
      </button>
    );
  async function discardNow() {
    setIsAsking(false);
    if (!(await discard())) return notify({ tone: 'error', ...t.notDiscarded });
    await navigate('/business-submission');
  }
  return (
    <span
      className="flex flex-wrap items-baseline gap-x-4"
      role="group"
      aria-label={t.discardDraft}
    >
      <button
        className={`${linkClass} font-semibold text-accent`}
        type="button"
        onClick={() => void discardNow()}
      >
        {t.discardForGood}
      </button>
      <button className={linkClass} type="button" onClick={() => setIsAsking(false)}>
        {t.keepDraft}
      </button>
    </span>
  );
}
