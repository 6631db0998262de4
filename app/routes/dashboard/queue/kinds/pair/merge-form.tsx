import { useState } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import {
  type DuplicatePair,
  type MergeObstacle,
  mergeFields,
} from '#app/domain/duplicate/duplicate.ts';
import { guessChoices } from '#app/domain/duplicate/guess-choices.ts';
import { FieldChoice, RadioCard } from './field-choice.tsx';

/** Chooses which listing to keep, and whose value of each field; starts with a guess. */
export function MergeForm({ pair }: { pair: DuplicatePair }) {
  const fetcher = useFetcher<FormAnswer>();
  const [guess] = useState(() => guessChoices(pair));
  const { first, second, revision, obstacle } = pair;
  return (
    <section aria-labelledby="one">
      <h2 className="text-section" id="one">
        One business
      </h2>
      {obstacle !== null ? (
        <p className="mt-3 max-w-[60ch] border-l-4 border-accent pl-3">{obstacles[obstacle]}</p>
      ) : (
        <>
          <p className="mt-2 mb-6 max-w-[60ch] text-soft">
            Choose what the merged listing will say. It keeps the reviews, photos, claims, access,
            statistics and history of both, and the removed address redirects to it.
          </p>
          <SignedInForm fetcher={fetcher} intent="merge" button="Same business: merge">
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="first" value={first.id} />
            <input type="hidden" name="second" value={second.id} />
            <fieldset className="min-w-0">
              <legend className="float-left mb-2 w-full font-semibold lg:w-40">
                Which one to keep
              </legend>
              <div className="clear-left grid grid-cols-1 gap-3 sm:grid-cols-2 lg:clear-none lg:ml-44">
                {(['first', 'second'] as const).map((side) => (
                  <RadioCard key={side} name="kept" value={side} isChosen={guess.kept === side}>
                    Keep {side === 'first' ? 'A' : 'B'}
                    <span className="block text-sm text-soft">/business/{pair[side].slug}</span>
                  </RadioCard>
                ))}
              </div>
            </fieldset>
            {mergeFields.map((field) => (
              <FieldChoice
                key={field}
                field={field}
                pair={pair}
                choice={guess.choices[field]}
                reason={guess.reasons[field]}
              />
            ))}
          </SignedInForm>
        </>
      )}
    </section>
  );
}

const obstacles: Record<MergeObstacle, string> = {
  owners:
    'They have different owners, who have to settle this first: one claims the other’s listing, and an admin decides the claim.',
  held: 'One of them has a change awaiting review. Decide that first.',
  unlisted: 'One of them is not in the directory right now.',
  later: 'A later merge builds on it. Undo that first.',
};
