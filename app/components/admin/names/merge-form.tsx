import { useState } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import type { NameKind } from '#app/domain/name/name.ts';
import { nameKinds } from './name-kinds.ts';
import { OfName } from './of-name.tsx';

type MergeFormProps = {
  kind: NameKind;
  name: string;
  /** Keys and names of the others; null where they are too many for a list. */
  others: readonly (readonly [key: string, name: string])[] | null;
};

/** Merges a name into another one of its kind; shows what moves before anything does. */
export function MergeForm({ kind, name, others }: MergeFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const [into, setInto] = useState('');
  /** What the fetcher's answer is about. */
  const [asked, setAsked] = useState('');
  const { one } = nameKinds[kind];
  const answer = asked === into ? fetcher.data : undefined;
  const moves = answer?.kind === 'done' ? answer.text : undefined;
  const errors = findErrors(answer);
  return (
    <TitledSection id="merge" title="Merge" headingClass="text-section">
      <div
        className="mt-3 grid max-w-xl gap-4"
        onSubmit={() => fetcher.state === 'idle' && setAsked(into)}
      >
        {others ? (
          <SelectField
            label="Into"
            options={[['', `Choose ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`], ...others]}
            value={into}
            onChange={setInto}
          />
        ) : (
          <div onInput={({ target }) => setInto((target as HTMLInputElement).value.trim())}>
            <TextField
              name="into"
              label="Into"
              hint={`The name of another ${one}, as the list has it`}
              autoComplete="off"
            />
          </div>
        )}
        {into !== '' && (
          <>
            <p role="status">{errors.into ?? errors.name ?? moves}</p>
            <SignedInForm
              fetcher={fetcher}
              intent="merge"
              button={moves ? 'Merge' : 'Preview'}
              variant={moves ? 'solid' : 'line'}
            >
              <OfName kind={kind} name={name} />
              <input type="hidden" name="into" value={into} />
              <input type="hidden" name="isPreview" value={moves ? 'no' : 'yes'} />
            </SignedInForm>
          </>
        )}
      </div>
    </TitledSection>
  );
}
