import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { ScreenPart, type settle } from '#app/components/signed-in/screen-part.tsx';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, findErrors, type FormAnswer, invalid } from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import type { findCategories } from '#app/domain/business/business-calls.ts';
import type { UnmetDemand } from '#app/domain/demand/demand-calls.ts';
import { changeVocabulary } from '#app/domain/vocabulary/vocabulary-calls.ts';

/** Makes the words of unanswered searches a name of a category. */
export const addCandidate = signedInForm(
  z.object({ words: z.string(), category: z.string() }),
  async ({ db }, { words, category }) => {
    if (category === '') return invalid({ category: 'Please choose a category' });
    const change = { kind: 'need', key: category, added: [words] } as const;
    const outcome = await changeVocabulary({ db }, { ...change, added: [words] });
    if (!outcome.ok) return answerFailure('saveFailed', 'refused');
    notify('saved');
    return done;
  },
);

type Settled<Data> = Awaited<ReturnType<typeof settle<Data>>>;

type CandidatesProps = {
  demand: Settled<UnmetDemand[] | null>;
  categories: Awaited<ReturnType<typeof findCategories>>;
};

/** What at least three people searched in vain in a week: each can be given a category. */
export function Candidates({ demand, categories }: CandidatesProps) {
  return (
    <ScreenPart of={demand.of} failed="We could not load the unanswered searches.">
      {(found) => {
        // Of the same words in several cities, one without results says more.
        const words = new Map(
          found
            ?.toSorted((a, b) => Number(b.unopened) - Number(a.unopened))
            .map((one) => [one.words, one]),
        );
        if (words.size === 0) return null;
        return (
          <TitledSection
            className="mt-12"
            id="candidates"
            title="Unanswered searches"
            headingClass="text-section"
          >
            <p className="mt-1 text-soft">
              Each was searched by at least three people in a week, who found nothing or opened none
              of the first three results. Choose the category that was meant.
            </p>
            <ul className="mt-3 border-t border-ink">
              {[...words.values()].map((one) => (
                <Candidate key={one.words} demand={one} categories={categories} />
              ))}
            </ul>
          </TitledSection>
        );
      }}
    </ScreenPart>
  );
}

type CandidateProps = Pick<CandidatesProps, 'categories'> & { demand: UnmetDemand };

function Candidate({ demand: { words, unopened, category }, categories }: CandidateProps) {
  const fetcher = useFetcher<FormAnswer>();
  const isAdded = fetcher.data?.kind === 'done';
  return (
    <li className="border-b border-rule py-3">
      <p>
        <strong className="font-semibold">{words}</strong>{' '}
        <span className="text-sm text-soft">{unopened ? 'Results not opened' : 'No results'}</span>
      </p>
      {isAdded ? (
        <p className="text-soft">Added</p>
      ) : (
        <div className="max-w-xl">
          <SignedInForm fetcher={fetcher} intent="candidate" button="Add" variant="line">
            <input type="hidden" name="words" value={words} />
            <SelectField
              name="category"
              label={`Category for “${words}”`}
              defaultValue={category ?? undefined}
              options={[
                ['', 'Choose a category'],
                ...categories.map(({ slug, name }) => [slug, name] as const),
              ]}
              error={findErrors(fetcher.data).category}
            />
          </SignedInForm>
        </div>
      )}
    </li>
  );
}
