import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify, type ToastRef } from '#app/browser/toasts/toast-store.ts';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import {
  done,
  failed,
  type FormAnswer,
  type sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { forFields } from '#app/domain/business/business.ts';
import type { Outcome } from '#app/domain/call-write.ts';
import {
  findDuplicate,
  markDifferent,
  mergeBusinesses,
  unmergeBusinesses,
} from '#app/domain/duplicate/duplicate-calls.ts';
import {
  describeLikeness,
  type DuplicatePair,
  mergeFields,
} from '#app/domain/duplicate/duplicate.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as adminToasts from '#app/messages/admin-toasts.ts';
import { formatList } from '#app/messages/sentences.ts';
import type { KindOfItem } from './kind.ts';
import { MergeForm, mergeFormId } from './pair/merge-form.tsx';
import { MergedNote, PairFacts, PairMap } from './pair/pair-facts.tsx';

const choice = z.enum(['first', 'second', 'both']);
const choices = forFields(
  mergeFields.map((name) => ({ name })),
  choice,
);

const mergeSchema = z.object({
  /** Of the pair as the admin saw it. */
  revision: z.string(),
  first: z.string(),
  second: z.string(),
  kept: z.enum(['first', 'second']),
  ...choices,
});

const mergeForm = signedInForm(mergeSchema, async ({ db }, form) => {
  const { revision, first, second, kept } = form;
  const pair = { revision, first: { id: first }, second: { id: second } };
  return answer(await mergeBusinesses({ db }, { pair, kept, choices: form }));
});

const unmergeForm = signedInForm(z.object({ merge: z.string() }), async ({ db }, form) =>
  answer(await unmergeBusinesses({ db }, form.merge)),
);

const pairSchema = z.object({ pair: z.string() });

const keepSeparateForm = signedInForm(pairSchema, async ({ db }, { pair }) =>
  answer(await markDifferent({ db }, { id: pair, areDifferent: true })),
);

const reopenPairForm = signedInForm(pairSchema, async ({ db }, { pair }) =>
  answer(await markDifferent({ db }, { id: pair, areDifferent: false })),
);

type Answered = Outcome<'merge_businesses' | 'unmerge_businesses' | 'mark_different'>;

/** Why an act was not possible, by toast. */
const obstacles = {
  owners: adminToasts.ownersFirst,
  pending_changes: adminToasts.changesFirst,
  unlisted: adminToasts.pairNotListed,
  later: adminToasts.laterMergeFirst,
} satisfies Record<NonNullable<(Answered & { ok: true })['obstacle']>, ToastRef>;

/** The screen reloads in any case, and shows the present state. */
function answer(outcome: Answered): FormAnswer | typeof sessionEnded {
  if (!outcome.ok) return answerRefusal(outcome);
  if (outcome.outcome === 'stale') notify(toasts.decidedMeanwhile);
  if (outcome.outcome === 'listed') notify(adminToasts.thirdListing);
  if (outcome.obstacle !== null) notify(obstacles[outcome.obstacle]);
  return outcome.outcome === 'listed' ? failed : done;
}

/**
 * Two listings that may be duplicates. They have no sender, and both decisions can be undone at any
 * time.
 */
export const duplicate: KindOfItem<'duplicate'> = {
  describe: () => 'Possible duplicate',
  sender: 'Found',
  note: ({ score }) => describeLikeness({ score, reasons: [] }).score ?? 'Paired by an admin',
  outcomes: () => ({
    approve: { act: 'Merge', done: 'Merged into one', effect: 'Becomes one listing' },
    refuse: {
      act: 'Different businesses',
      done: 'Two businesses',
      effect: 'Both stay, as different businesses',
    },
  }),
  bulk: { refuse: 'Different businesses' },
  more: { to: '/dashboard/duplicates', words: 'Check one listing, or see earlier pairs' },
  async load({ db }, id) {
    const pair = await findDuplicate({ db }, id);
    if (pair === null) return null;
    const { first, second, state, decided_at, decider } = pair;
    const decided = decided_at && `, by ${decider ?? 'an admin'} on ${formatLocalDate(decided_at)}`;
    return {
      name: formatList([...new Set([first.values.name, second.values.name])]),
      status: `${stateNames[state]}${decided ?? ''}`,
      isWaiting: state === 'waiting',
      reason: null,
      decision: <Actions key={`${id} ${pair.revision} ${state}`} pair={pair} />,
      buttons: state === 'waiting' && !pair.is_own ? <PairButtons pair={pair} /> : undefined,
      facts: (
        <>
          <Found pair={pair} />
          <MergedNote pair={pair} />
          <div className="mt-8">
            <PairFacts first={first} second={second} />
          </div>
        </>
      ),
      beside: <PairMap first={first} second={second} />,
    };
  },
  forms: {
    merge: mergeForm,
    unmerge: unmergeForm,
    different: keepSeparateForm,
    reopen: reopenPairForm,
  },
};

const stateNames: Record<DuplicatePair['state'], string> = {
  waiting: 'Awaiting review',
  merged: 'Merged into one',
  different: 'Two businesses',
};

const foundBy: Record<DuplicatePair['found_by'], string> = {
  import: 'Found by an import',
  comparison: 'Found by comparing all listings',
  admin: 'Paired by an admin',
};

function Found({ pair }: { pair: DuplicatePair }) {
  const likeness = describeLikeness(pair);
  return (
    <p className="max-w-[60ch]">
      {likeness.score && `${likeness.score}. `}
      {pair.state !== 'waiting' && `${likeness.reasons}. `}
      {foundBy[pair.found_by]} on {formatLocalDate(pair.found_at)}.
    </p>
  );
}

function Actions({ pair }: { pair: DuplicatePair }) {
  const reopening = useFetcher<FormAnswer>();
  if (pair.is_own) {
    return (
      <p className="max-w-[60ch]">One of these is your own listing. Another admin will decide.</p>
    );
  }
  if (pair.state === 'merged') return null;
  if (pair.state === 'different') {
    return (
      <SignedInForm fetcher={reopening} intent="reopen" button="Reopen" variant="line">
        <input type="hidden" name="pair" value={pair.id} />
      </SignedInForm>
    );
  }
  return <MergeForm pair={pair} />;
}

/** Decides a pair: by the form of the merge, which the screen shows, or by one of its own. */
function PairButtons({ pair }: { pair: DuplicatePair }) {
  const separation = useFetcher<FormAnswer>();
  return (
    <div className="decision-bar">
      <p className="reason-field text-sm text-soft">
        Different businesses stay as they are, and the pair is not shown again.
      </p>
      <SignedInForm
        fetcher={separation}
        intent="different"
        button={duplicate.outcomes({}).refuse.act}
        variant="line"
      >
        <input type="hidden" name="pair" value={pair.id} />
      </SignedInForm>
      {pair.obstacle === null && (
        <button className="button-solid" type="submit" form={mergeFormId}>
          Same business: merge
        </button>
      )}
    </div>
  );
}
