import { useId } from 'react';
import type { CategoryChoice } from '#app/domain/business/find-categories.ts';

type CategoryFieldProps = {
  categories: CategoryChoice[];
  /** Its slug. */
  chosen: string;
  error: string | undefined;
};

export function CategoryField({ categories, chosen, error }: CategoryFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        Category
      </label>
      <select
        // What another editor has saved is chosen anew: React leaves a select as it was.
        key={chosen}
        className={`mt-1 block min-h-12 w-full rounded-control border-[1.5px] bg-raised px-3 ${error ? 'border-accent' : 'border-rule-strong'}`}
        id={id}
        name="category"
        defaultValue={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      {error && (
        <p className="mt-1 text-sm font-medium text-accent" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
