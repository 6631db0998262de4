import { useReducer } from 'react';
import { showValue } from '#app/components/editing/show-value.tsx';
import { nameSuggested } from '#app/components/suggested-edit/suggested-value.tsx';
import type { FormErrors } from '#app/components/ui/form-answer.ts';
import { type Content, emptyContent } from '#app/domain/submission/submission.ts';
import { suggestable } from '#app/domain/suggested-edit/suggested-edit.ts';
import type { FieldContext, ListingForm } from './field-context.ts';
import { changeDraft, type FieldName, findChanged, startDraft } from './listing-draft.ts';
import { isTimeZoneAsked, ListingFields } from './listing-fields.tsx';

type FieldListProps = {
  form: ListingForm;
  /** By default all that can be suggested. */
  fields?: typeof suggestable;
  context: FieldContext;
  /** The fields whose editors were opened. */
  opened: readonly string[];
  onOpen: (field: string) => void;
};

/** The fields of a listing with their present values; each opens its editor. */
export function FieldList({ form, fields = suggestable, context, opened, onOpen }: FieldListProps) {
  const present = form.draft.base;
  const asked = fields.filter(
    ([field]) => field !== 'stated_time_zone' || isTimeZoneAsked(context.address),
  );
  return (
    <div className="border-t border-ink">
      {asked.map(([field, names]) => (
        <details
          key={field}
          className="border-b border-rule"
          open={opened.includes(field)}
          onToggle={({ currentTarget }) => currentTarget.open && onOpen(field)}
        >
          <summary className="grid min-h-11 gap-x-6 py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <span className="font-semibold">{nameSuggested(field)}</span>
            <span className="line-clamp-3 wrap-anywhere whitespace-pre-line text-soft">
              {field === 'category'
                ? context.categories.find(({ slug }) => slug === present.category)?.name
                : showPresent(field, present)}
            </span>
          </summary>
          {opened.includes(field) && (
            <div className="grid gap-5 pt-2 pb-5">
              <ListingFields names={names} form={form} context={context} />
            </div>
          )}
        </details>
      ))}
    </div>
  );
}

function showPresent(field: string, content: Content): string {
  if (field !== 'address') return showValue(field, content[field as keyof Content]);
  const { street, city, state, zip_code } = content;
  return showValue(field, { street, city, state, zip_code, location: null });
}

const fieldNames = Object.keys(emptyContent) as FieldName[];

/** What is entered into fields, beginning with the present values. */
export function useFieldDraft(base: Content) {
  const [draft, dispatch] = useReducer(changeDraft, base, (first) => startDraft(first));
  const changed = findChanged(draft, fieldNames).map((name) => [name, draft.content[name]]);
  return {
    draft,
    changes: Object.fromEntries(changed) as Partial<Content>,
    enter: (part: Partial<Content>) => dispatch({ type: 'enter', part }),
    fill: (part: Partial<Content>) => dispatch({ type: 'fill', part }),
    refuse: (errors: FormErrors) => dispatch({ type: 'refuse', errors }),
    start: (part: Partial<Content>) =>
      dispatch({ type: 'start', base, content: { ...base, ...part } }),
  };
}
