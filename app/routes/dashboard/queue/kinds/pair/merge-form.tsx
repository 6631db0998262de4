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
import { FieldChoice } from './field-choice.tsx';
import { RadioCard } from './radio-card.tsx';

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
            Choose what the listing will say. Reviews, photos, claims, access, statistics and
            history of both stay with it, and the address that goes leads to the one that stays.
          </p>
          <SignedInForm fetcher={fetcher} intent="merge" button="They are one: merge them">
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="first" value={first.id} />
            <input type="hidden" name="second" value={second.id} />
            <fieldset className="min-w-0">
              <legend className="float-left mb-2 w-full font-semibold lg:w-40">
                Which one stays
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
    'Two different people own them. They must settle it first: one claims the listing of the other, and an admin decides about the claim.',
  held: 'A change of one of them waits for a decision. Decide it first.',
  unlisted: 'One of them is not in the directory at present.',
  later: 'A later merge stands on it. Take that back first.',
};
