import { lazy, Suspense, useId, useState } from 'react';
import { showValue } from '#app/components/editing/show-value.tsx';
import { useSuggestions } from '#app/components/search/suggestions.ts';
import { nameSuggested } from '#app/components/suggested-edit/suggested-value.tsx';
import { Combobox } from '#app/components/ui/combobox.tsx';
import type { FormErrors } from '#app/components/ui/form-answer.ts';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import { suggestable } from '#app/domain/suggested-edit/suggested-edit.ts';
import * as t from '#app/messages/routes/suggested-edit.tsx';

/** Its rules and editors come when the page is idle or a field is opened. */
export const loadFieldEditor = () => import('./field-editor.tsx');
const FieldEditor = lazy(async () => ({ default: (await loadFieldEditor()).FieldEditor }));

type FieldListProps = {
  /** The listing's present values, and the same with what was entered. */
  content: Content;
  edited: Content;
  categories: CategoryChoice[];
  /** Today at the listing, 'YYYY-MM-DD'. */
  today: string;
  errors: FormErrors;
  /** The fields whose editors were opened. */
  opened: readonly string[];
  onOpen: (field: string) => void;
  onChange: (part: Partial<Content>) => void;
};

/** The fields of a listing with their present values; each opens its editor. */
export function FieldList(props: FieldListProps) {
  const { content, edited, categories, opened, onOpen, ...editor } = props;
  return (
    <div className="border-t border-ink">
      {suggestable.map(([field]) => (
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
                ? categories.find(({ slug }) => slug === content.category)?.name
                : showPresent(field, content)}
            </span>
          </summary>
          {opened.includes(field) && (
            <div className="grid gap-5 pt-2 pb-5">
              <Suspense fallback={<p role="status">{t.loading}</p>}>
                <FieldEditor field={field} content={edited} categories={categories} {...editor} />
              </Suspense>
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

type ListingSearchProps = {
  /** 'Austin, TX': listings there come first. */
  near: string;
  /** Slug of the listing that is not offered. */
  without: string;
  /** The text to begin with. */
  start: string;
  error: string | undefined;
  /** Called with the listing, or with null once the text changes. */
  onChoose: (listing: { slug: string; text: string } | null) => void;
};

/** Finds a listing by its name. */
export function ListingSearch({ near, without, start, error, onChoose }: ListingSearchProps) {
  const errorId = useId();
  const [typed, setTyped] = useState(start);
  const [isFocused, setIsFocused] = useState(false);
  const found = useSuggestions({ url: '/api/suggest', text: typed, near, isEnabled: isFocused });
  const options = (found?.businesses ?? [])
    .filter(({ slug }) => slug !== without)
    .map(({ slug, name, city, state }) => ({
      id: slug,
      label: name,
      hint: `${city}, ${state}`,
      choice: { slug, text: `${name}, ${city}, ${state}` },
      remove: null,
    }));
  return (
    <div>
      <Combobox
        name="duplicate_of"
        label={t.otherListingLabel}
        placeholder={t.otherListingPlaceholder}
        isLabelHidden={false}
        maxLength={160}
        value={typed}
        groups={options.length === 0 ? [] : [{ name: t.businessesGroup, options }]}
        isInvalid={error !== undefined}
        {...(error !== undefined && { describedBy: errorId })}
        onType={(text) => {
          setTyped(text);
          onChoose(null);
        }}
        onChoose={(listing) => {
          setTyped(listing.text);
          onChoose(listing);
        }}
        onFocusChange={setIsFocused}
      />
      {error !== undefined && (
        <p className="mt-2 text-sm font-medium text-accent" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
