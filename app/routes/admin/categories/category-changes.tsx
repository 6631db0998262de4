import { useFetcher } from 'react-router';
import { LatestChanges } from '#app/components/admin/latest-changes.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { CategoryChange, ManagedCategory } from '#app/domain/category/category-calls.ts';

/** Takes a category out of all choices, or back in. */
export function Retire({ category: { slug, retired_at } }: { category: ManagedCategory }) {
  const fetcher = useFetcher<FormAnswer>();
  const isRetired = retired_at !== null;
  return (
    <SignedInForm
      fetcher={fetcher}
      intent="retire"
      button={isRetired ? 'Restore category' : 'Retire category'}
      variant="line"
    >
      <input type="hidden" name="category" value={slug} />
      <input type="hidden" name="isRetired" value={isRetired ? 'no' : 'yes'} />
      <p className="text-soft">
        {isRetired ? 'Nobody can choose it.' : 'It has no listings. Retired, nobody can choose it.'}
      </p>
    </SignedInForm>
  );
}

type CategoryChangesProps = { category: ManagedCategory; changes: CategoryChange[] };

/** The latest changes, each with its undo. */
export function CategoryChanges({ category, changes }: CategoryChangesProps) {
  return (
    <LatestChanges
      changes={changes}
      describe={describeChange}
      undo={({ before }) =>
        before && !('retired_at' in before) && <Undo category={category} before={before} />
      }
    />
  );
}

const labels = {
  name: 'Name',
  slug: 'Address',
  meaning: 'What belongs there',
  attributes: 'Features',
  drawing: 'Drawing',
  position: 'Place in lists',
};

function describeChange({ before, after }: CategoryChange): string {
  if (before === null) return 'Added';
  if ('retired_at' in after) return after.retired_at ? 'Retired' : 'Restored';
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((field) => field in after)
    .map((field) => `${labels[field]}: ${write(before[field])} → ${write(after[field])}`)
    .join('. ');
}

function write(value: string | string[] | number | null | undefined): string {
  return (Array.isArray(value) ? value.join(', ') : value?.toString()) || 'none';
}

/** Saves what a change replaced. */
function Undo({
  category,
  before,
}: {
  category: ManagedCategory;
  before: Partial<ManagedCategory>;
}) {
  const fetcher = useFetcher<FormAnswer>();
  const { slug, name, meaning, attributes, drawing, position } = { ...category, ...before };
  return (
    <SignedInForm fetcher={fetcher} intent="save" button={null}>
      <input type="hidden" name="category" value={category.slug} />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="meaning" value={meaning} />
      <input type="hidden" name="attributes" value={attributes.join(', ')} />
      <input type="hidden" name="drawing" value={drawing ?? ''} />
      <input type="hidden" name="position" value={position ?? ''} />
      <button className="link-quiet min-h-11 px-2 text-sm whitespace-nowrap" type="submit">
        Undo
      </button>
    </SignedInForm>
  );
}
