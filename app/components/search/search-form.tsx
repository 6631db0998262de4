import { type FormEvent, useState } from 'react';
import { limits } from '#app/config/limits.ts';
import { Combobox } from '#app/components/ui/combobox.tsx';
import type { ComboboxOption } from '#app/components/ui/combobox-list.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { whatGroups, whereGroups } from './suggestion-groups.ts';
import { useSuggestions } from './use-suggestions.ts';

export type SearchFormValues = { what: string; where: string; category: string | null };

type SearchFormProps = {
  size: 'large' | 'compact';
  initial: SearchFormValues;
  /** Stands in the where box until something is typed there. */
  rememberedPlace: string;
  suggestUrl: string;
  onSearch: (values: SearchFormValues) => void;
  onOpenBusiness: (slug: string) => void;
};

/** The what and where boxes. Without JavaScript the form goes to the Worker's /search. */
export function SearchForm(props: SearchFormProps) {
  const { size, initial, suggestUrl } = props;
  const [what, setWhat] = useState(initial.what);
  const [typedWhere, setTypedWhere] = useState<string | null>(initial.where || null);
  const [focused, setFocused] = useState<'what' | 'where' | null>(null);
  const where = typedWhere ?? props.rememberedPlace;
  const isCompact = size === 'compact';

  const whatSuggestions = useSuggestions({
    url: suggestUrl,
    text: what,
    isWanted: focused === 'what' && what !== initial.what,
  });
  const whereSuggestions = useSuggestions({
    url: suggestUrl,
    text: where,
    isWanted: focused === 'where' && where !== initial.where,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const isSameWhat = what.trim() === initial.what.trim();
    props.onSearch({ what, where, category: isSameWhat ? initial.category : null });
  }

  function chooseWhat({ kind, label, value }: ComboboxOption) {
    if (kind === 'business') {
      props.onOpenBusiness(value);
      return;
    }
    if (kind === 'place') {
      setWhat('');
      setTypedWhere(value);
      return;
    }
    setWhat(label);
    props.onSearch({ what: label, where, category: value });
  }

  return (
    <div className="search-box">
      <form
        className={`search-form rounded-card border-[1.5px] border-ink bg-raised ${
          isCompact ? 'is-compact' : 'shadow-float'
        }`}
        role="search"
        action="/search"
        method="get"
        onSubmit={submit}
      >
        <Combobox
          name="q"
          label="What"
          placeholder={isCompact ? 'What' : 'Coffee, plumber, a name…'}
          isLabelHidden={isCompact}
          maxLength={limits.searchTextLength}
          value={what}
          groups={whatGroups(whatSuggestions)}
          onType={setWhat}
          onChoose={chooseWhat}
          onFocusChange={(isFocused) => setFocused(isFocused ? 'what' : null)}
        />
        <div className="search-where border-rule-strong">
          <Combobox
            name="near"
            label="Where"
            placeholder={isCompact ? 'Where' : 'City, state or zip'}
            isLabelHidden={isCompact}
            maxLength={limits.searchTextLength}
            value={where}
            groups={whereGroups(whereSuggestions)}
            onType={setTypedWhere}
            onChoose={({ value }) => setTypedWhere(value)}
            onFocusChange={(isFocused) => setFocused(isFocused ? 'where' : null)}
          />
        </div>
        <button
          className={`button-solid ${isCompact ? 'm-1 min-h-11 min-w-11 px-0' : 'm-2 px-7'}`}
          type="submit"
        >
          <Icon name="search" />
          <span className={isCompact ? 'sr-only' : ''}>Search</span>
        </button>
      </form>
    </div>
  );
}
