import { useId, useState } from 'react';
import { useSuggestions } from '#app/components/search/use-suggestions.ts';
import { Combobox } from '#app/components/ui/combobox.tsx';
import * as t from '#app/messages/routes/suggested-edit.tsx';

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
  const found = useSuggestions({ url: '/api/suggest', text: typed, near, isWanted: isFocused });
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
