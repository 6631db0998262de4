import { Link, data, useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { describeLikeness } from '#app/domain/duplicate/describe-likeness.ts';
import type { DuplicatePair } from '#app/domain/duplicate/duplicate.ts';
import { findDuplicate } from '#app/domain/duplicate/find-duplicate.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import type { Route } from './+types/pair';
import { MergeForm } from './merge-form.tsx';
import { MergedNote } from './merged-note.tsx';
import { PairFacts } from './pair-facts.tsx';
import { PairMap } from './pair-map.tsx';
import { askAgain, different, merge, unmerge } from './save-pair.ts';

export const handle = { isPrivate: true, title: 'One business, or two?' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'This screen is for admins.' }),
];

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const pair = await findDuplicate(context.get(signedInContext), params.id);
  if (pair === null) throw data(null, { status: 404 });
  return { pair };
}

export const clientAction = signedInForms({ merge, unmerge, different, askAgain });

/** Two listings side by side, and what becomes of them. */
export default function PairScreen({ loaderData: { pair } }: Route.ComponentProps) {
  const { id, state, first, second } = pair;
  const likeness = describeLikeness(pair);
  return (
    <div className="mt-6 grid grid-cols-1 gap-10">
      <div>
        <p className="kicker text-accent" role="status">
          {stateNames[state]}
          {pair.decided_at !== null &&
            `, by ${pair.decider ?? 'an admin'} on ${formatLongDate(pair.decided_at)}`}
        </p>
        <p className="mt-2 max-w-[60ch]">
          {likeness.score && `${likeness.score}. `}
          {likeness.reasons}. {foundBy[pair.found_by]} on {formatLongDate(pair.found_at)}.
        </p>
        <MergedNote pair={pair} />
      </div>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <PairFacts first={first} second={second} />
        <PairMap first={first} second={second} />
      </div>
      <Acts key={`${id} ${pair.revision} ${state}`} pair={pair} />
      <Link className="button-line justify-self-start" to="/dashboard/duplicates">
        Back to the list
      </Link>
    </div>
  );
}

const stateNames: Record<DuplicatePair['state'], string> = {
  waiting: 'Waiting for a decision',
  merged: 'Merged into one',
  different: 'Two businesses',
};

const foundBy: Record<DuplicatePair['found_by'], string> = {
  import: 'Found by an import',
  comparison: 'Found by comparing all listings',
  admin: 'Put together by hand',
};

function Acts({ pair }: { pair: DuplicatePair }) {
  const parting = useFetcher<FormAnswer>();
  const asking = useFetcher<FormAnswer>();
  if (pair.is_own) {
    return (
      <p className="max-w-[60ch]">
        One of them is your own listing. Another admin decides about it.
      </p>
    );
  }
  if (pair.state === 'merged') return null;
  const hidden = <input type="hidden" name="pair" value={pair.id} />;
  if (pair.state === 'different') {
    return (
      <SignedInForm
        fetcher={asking}
        intent="askAgain"
        button="That was wrong: ask again"
        look="line"
      >
        {hidden}
      </SignedInForm>
    );
  }
  return (
    <>
      <MergeForm pair={pair} />
      <section className="border-t border-ink pt-6" aria-labelledby="two">
        <h2 className="text-title" id="two">
          Two businesses
        </h2>
        <p className="mt-2 mb-4 max-w-[60ch] text-soft">
          Both stay as they are, and nobody is asked about them again.
        </p>
        <SignedInForm
          fetcher={parting}
          intent="different"
          button="They are different businesses"
          look="line"
        >
          {hidden}
        </SignedInForm>
      </section>
    </>
  );
}
