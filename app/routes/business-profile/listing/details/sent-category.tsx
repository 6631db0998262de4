import { useState } from 'react';
import { CategoryField } from '#app/components/editors/category-field.tsx';
import type { CategoryChoice } from '#app/domain/business/find-categories.ts';

type SentCategoryProps = {
  categories: CategoryChoice[];
  /** The saved slug. */
  saved: string;
  error: string | undefined;
};

/**
 * The category field of a form. Its key is the saved value, so that it shows what another editor
 * has saved.
 */
export function SentCategory({ categories, saved, error }: SentCategoryProps) {
  const [chosen, setChosen] = useState(saved);
  return (
    <>
      <input type="hidden" name="category" value={chosen} />
      <CategoryField categories={categories} chosen={chosen} error={error} onChoose={setChosen} />
    </>
  );
}
