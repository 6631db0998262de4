import { useState } from 'react';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';

/** The fields of a merge, for the screen's form with the intent `merge`; its answer to a preview has what moves as `text`. */
export const mergeFields = z.object({
  from: z.string(),
  into: z.string(),
  isPreview: z.enum(['yes', 'no']),
});

type MergeFormProps = {
  /** The slug of what is merged. */
  from: string;
  label: string;
  /** Slugs and names of what it can be merged into; the first one asks. */
  options: readonly (readonly [slug: string, name: string])[];
};

/** Merges one thing into another one of its kind; shows what moves before anything does. */
export function MergeForm({ from, label, options }: MergeFormProps) {
  const [into, setInto] = useState('');
  return (
    <TitledSection id="merge" title="Merge" headingClass="text-section">
      <div className="mt-3 grid max-w-xl gap-4">
        <SelectField label={label} options={options} value={into} onChange={setInto} />
        {into !== '' && <MergeInto key={into} from={from} into={into} />}
      </div>
    </TitledSection>
  );
}

function MergeInto({ from, into }: { from: string; into: string }) {
  const preview = useFetcher<FormAnswer>();
  const fetcher = useFetcher<FormAnswer>();
  const moves = preview.data?.kind === 'done' ? preview.data.text : undefined;
  const error = findErrors(preview.data).into ?? findErrors(fetcher.data).into;
  const fields = (
    <>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="into" value={into} />
      <input type="hidden" name="isPreview" value={moves ? 'no' : 'yes'} />
    </>
  );
  return (
    <>
      <p role="status">{error ?? moves}</p>
      {moves ? (
        <SignedInForm key="merge" fetcher={fetcher} intent="merge" button="Merge">
          {fields}
        </SignedInForm>
      ) : (
        <SignedInForm
          key="preview"
          fetcher={preview}
          intent="merge"
          button="Preview"
          variant="line"
        >
          {fields}
        </SignedInForm>
      )}
    </>
  );
}
