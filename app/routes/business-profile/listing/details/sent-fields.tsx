import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { CategoryField, MoreCategoriesField } from '#app/components/editors/category-field.tsx';
import { PlaceEditor, useLocatedAddress } from '#app/components/editors/place-editor.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import type { EditableValues } from '#app/domain/editing/editing-schema.ts';
import { useChosen } from '../listing-context.ts';

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

type SentMoreCategoriesProps = Pick<SentCategoryProps, 'categories' | 'error'> & {
  values: EditableValues;
};

/** The further categories of a form. */
export function SentMoreCategories({ categories, values, error }: SentMoreCategoriesProps) {
  const [json, choose, field] = useSentJson(values.more_categories);
  return (
    <>
      <input ref={field} type="hidden" name="more_categories" value={json} />
      <MoreCategoriesField
        categories={categories}
        main={values.category}
        chosen={JSON.parse(json) as string[]}
        error={error}
        onChange={choose}
      />
    </>
  );
}

type SentPlaceProps = {
  /** With the saved address, around which the map is drawn. */
  values: EditableValues;
  error: string | undefined;
};

/** The map field of a form. */
export function SentPlace({ values, error }: SentPlaceProps) {
  const [json, choose, field] = useSentJson(values.location);
  const place = JSON.parse(json) as EditableValues['location'];
  const found = useLocatedAddress(values);
  return (
    <>
      <input ref={field} type="hidden" name="location" value={json} />
      <PlaceEditor found={found} value={place} error={error} onChange={choose} />
    </>
  );
}

/** The value of a hidden input as JSON, how to set it, and where the input is. */
function useSentJson<Value>(loaded: Value) {
  const [json, choose] = useChosen(JSON.stringify(loaded));
  const field = useRef<HTMLInputElement>(null);
  function put(value: Value) {
    flushSync(() => choose(JSON.stringify(value)));
    // The check for unsaved changes only listens to input events.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return [json, put, field] as const;
}
