import { useState } from 'react';
import { CategoryField } from '#app/components/editors/category-field.tsx';
import type { CategoryChoice } from '#app/domain/business/find-categories.ts';

type SentCategoryProps = {
  categories: CategoryChoice[];
  /** Its slug. */
  saved: string;
  error: string | undefined;
};

/** The category that a form sends. Keyed by what is saved: what another editor has saved is chosen anew. */
export function SentCategory({ categories, saved, error }: SentCategoryProps) {
  const [chosen, setChosen] = useState(saved);
  return (
    <>
      <input type="hidden" name="category" value={chosen} />
      <CategoryField categories={categories} chosen={chosen} error={error} onChoose={setChosen} />
    </>
  );
}
