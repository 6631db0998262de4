import { CategoryField } from '#app/components/editors/category-field.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { useChosen } from '../use-chosen.ts';

type SentCategoryProps = {
  categories: CategoryChoice[];
  /** The saved slug. */
  saved: string;
  error: string | undefined;
};

/** The category field of a form. */
export function SentCategory({ categories, saved, error }: SentCategoryProps) {
  const [chosen, setChosen] = useChosen(saved);
  return (
    <>
      <input type="hidden" name="category" value={chosen} />
      <CategoryField categories={categories} chosen={chosen} error={error} onChoose={setChosen} />
    </>
  );
}
