import { useId, useState } from 'react';
import { TextArea } from '#app/components/ui/text-area.tsx';
import type { CategoryChoice } from '#app/domain/business/find-categories.ts';
import type { StepProps } from './step-form.tsx';

type KindStepProps = StepProps & { categories: CategoryChoice[] };

export function KindStep({ content, errors, categories }: KindStepProps) {
  return (
    <>
      <CategoryField categories={categories} chosen={content.category} error={errors.category} />
      <TextArea
        name="description"
        label="Description (optional)"
        hint="What would you tell a neighbor about it? Plain words, no advertising."
        rows={5}
        maxLength={5200}
        defaultValue={content.description}
        error={errors.description}
      />
    </>
  );
}

type CategoryFieldProps = {
  categories: CategoryChoice[];
  chosen: string;
  error: string | undefined;
};

/** Every category as a choice, with the other words for it; a search shortens the list. */
function CategoryField({ categories, chosen, error }: CategoryFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = categories.filter((category) => isMeant(category, typed));
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Category</legend>
      <label className="sr-only" htmlFor={`${id}-search`}>
        Search the categories
      </label>
      <input
        className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3"
        id={`${id}-search`}
        type="search"
        placeholder="Coffee, plumber, vet…"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="sr-only" role="status">
        {typed !== '' && `${shown.length} ${shown.length === 1 ? 'category' : 'categories'}`}
      </p>
      <div
        className={`mt-2 max-h-72 overflow-y-auto rounded-control border-[1.5px] px-3 py-1 ${error ? 'border-accent' : 'border-rule'}`}
      >
        {categories.map((category) => (
          // What was chosen stays in the form, also when the search hides it.
          <label
            key={category.slug}
            className={
              isMeant(category, typed) ? 'flex min-h-11 items-center gap-3 py-1' : 'hidden'
            }
          >
            <input
              className="size-5 shrink-0 accent-(--accent)"
              type="radio"
              name="category"
              value={category.slug}
              defaultChecked={category.slug === chosen}
            />
            <span>
              {category.name}{' '}
              <span className="text-sm text-soft">{category.synonyms.slice(0, 4).join(', ')}</span>
            </span>
          </label>
        ))}
        {shown.length === 0 && (
          <p className="py-2 text-soft">None is called that. Try another word, or “other”.</p>
        )}
      </div>
      {error && (
        <p className="mt-1 text-sm font-medium text-accent" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function isMeant({ name, synonyms }: CategoryChoice, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return [name, ...synonyms].some((word) => word.toLowerCase().includes(wanted));
}
