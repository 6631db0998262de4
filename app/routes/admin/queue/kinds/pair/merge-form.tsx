import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { useSignedPhotos } from '#app/browser/photos/use-signed-photos.ts';
import { fieldLabels, showValue } from '#app/components/editing/show-value.tsx';
import { PhotoCover } from '#app/components/pictures/listing-cover.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import {
  type Choice,
  type DuplicatePair,
  type DuplicateSide,
  listFields,
  type MergeField,
  mergeFields,
  type MergeObstacle,
  type Side,
} from '#app/domain/duplicate/duplicate.ts';
import {
  type ChoiceReason,
  differs,
  guessChoices,
  readMergeValue,
} from '#app/domain/duplicate/guess-choices.ts';

/** Names it for its button, which stands elsewhere. */
export const mergeFormId = 'merge-form';

/** Chooses which listing to keep, and whose value of each field; starts with a guess. */
export function MergeForm({ pair }: { pair: DuplicatePair }) {
  const fetcher = useFetcher<FormAnswer>();
  const [guess] = useState(() => guessChoices(pair));
  const { first, second, revision, obstacle } = pair;
  const differing = mergeFields.filter((field) => differs(pair, field));
  const same = mergeFields.filter((field) => !differs(pair, field));
  const toChoice = (field: MergeField) => (
    <FieldChoice
      key={field}
      field={field}
      pair={pair}
      choice={guess.choices[field]}
      reason={guess.reasons[field]}
    />
  );
  return (
    <TitledSection id="one" title="One business" headingClass="text-title">
      {obstacle !== null ? (
        <p className="mt-3 max-w-[60ch] border-l-4 border-accent pl-3">{obstacles[obstacle]}</p>
      ) : (
        <>
          <p className="mt-2 mb-6 max-w-[60ch] text-soft">
            Choose what the merged listing will say. It keeps the reviews, photos, claims, access,
            statistics and history of both, and the removed address redirects to it.
          </p>
          <SignedInForm id={mergeFormId} fetcher={fetcher} intent="merge" button={null}>
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
            {differing.map(toChoice)}
            <Disclosure title={`Same on both (${same.length})`} titleClass="text-sm">
              <div className="grid gap-3">{same.map(toChoice)}</div>
            </Disclosure>
          </SignedInForm>
        </>
      )}
    </TitledSection>
  );
}

const obstacles: Record<MergeObstacle, string> = {
  owners:
    'They have different owners, who have to settle this first: one claims the other’s listing, and an admin decides the claim.',
  pending_changes: 'One of them has a change awaiting review. Decide that first.',
  unlisted: 'One of them is not in the directory right now.',
  later: 'A later merge builds on it. Undo that first.',
};

type FieldChoiceProps = {
  field: MergeField;
  pair: DuplicatePair;
  /** The guess and its reason. */
  choice: Choice;
  reason: ChoiceReason;
};

/** The values of a field in both listings. If they differ, chooses which to keep. */
function FieldChoice({ field, pair, choice, reason }: FieldChoiceProps) {
  if (!differs(pair, field)) {
    return (
      <div className="grid gap-x-4 gap-y-1 border-t border-rule pt-3 lg:grid-cols-[10rem_minmax(0,1fr)]">
        <input type="hidden" name={field} value={choice} />
        <p className="font-semibold">{fieldLabels[field]}</p>
        <p className="min-w-0 wrap-anywhere whitespace-pre-line text-soft">
          {showValue(field, readMergeValue(pair.first, field))}
        </p>
      </div>
    );
  }
  return (
    <fieldset className="min-w-0 border-t border-ink pt-3">
      <legend className="float-left mb-2 w-full lg:w-40">
        <span className="font-semibold">{fieldLabels[field]}</span>{' '}
        <span className="text-sm text-accent">differs</span>
        <span className="block text-sm text-soft">{reasons[reason]}</span>
      </legend>
      <div className="clear-left grid grid-cols-1 gap-3 sm:grid-cols-2 lg:clear-none lg:ml-44">
        {(['first', 'second'] as const).map((side) => (
          <RadioCard key={side} name={field} value={side} isChosen={choice === side}>
            <SideValue field={field} side={side} of={pair[side]} />
          </RadioCard>
        ))}
        {listFields.includes(field) && hasBoth(pair, field) && (
          <RadioCard name={field} value="both" isChosen={choice === 'both'}>
            Combine both
          </RadioCard>
        )}
      </div>
    </fieldset>
  );
}

/** Returns whether both have something to combine. */
function hasBoth(pair: DuplicatePair, field: MergeField): boolean {
  return [pair.first, pair.second].every(
    (side) => (readMergeValue(side, field) as unknown[]).length > 0,
  );
}

const reasons: Record<ChoiceReason, string> = {
  same: '',
  only: 'Only one has it',
  verified: 'From its verified owner',
  confirmed: 'Confirmed more recently',
  people: 'Written by a person',
  fuller: 'More complete',
  newer: 'Newer',
  both: 'Nothing is lost',
};

function SideValue({ field, side, of }: { field: MergeField; side: Side; of: DuplicateSide }) {
  const mark = (
    <span className="mr-2 font-semibold text-accent">{side === 'first' ? 'A' : 'B'}</span>
  );
  const photos = useSignedPhotos(field === 'photos' ? of.values.photos : []);
  if (photos.length > 0) {
    return (
      <>
        {mark}
        <span className="mt-1 grid grid-cols-3 gap-1">
          {photos.map((photo) => (
            <PhotoCover
              key={photo.url}
              className="aspect-4/3"
              photo={photo}
              sizes="8rem"
              alt={photo.alt}
            />
          ))}
        </span>
      </>
    );
  }
  return (
    <>
      {mark}
      {showValue(field, readMergeValue(of, field))}
    </>
  );
}

type RadioCardProps = { name: string; value: string; isChosen: boolean; children: ReactNode };

/** A radio button with room for its content. */
function RadioCard({ name, value, isChosen, children }: RadioCardProps) {
  return (
    <label className="flex min-w-0 gap-3 rounded-card border-[1.5px] border-rule-strong p-3 has-checked:border-accent has-checked:bg-wash">
      <input className="mt-0.5" type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span className="min-w-0 grow wrap-anywhere whitespace-pre-line">{children}</span>
    </label>
  );
}
