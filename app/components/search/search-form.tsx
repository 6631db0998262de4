import { type FormEvent, useEffect, useRef, useState } from 'react';
import { forgetSearches, useRecentSearches } from '#app/browser/storage/recent-lists.ts';
import { Combobox } from '#app/components/ui/combobox.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { limits } from '#app/config/limits.ts';
import { site } from '#app/config/site.ts';
import { anywhere, isAnywhere } from '#app/domain/place/place.ts';
import * as t from '#app/messages/components/search.tsx';
import {
  recentGroups,
  type SearchChoice,
  toSearchGroups,
  whereGroups,
  useSuggestions,
} from './suggestions.ts';

export type SearchFormValues = { what: string; where: string; category: string | null };

type SearchFormProps = {
  size: 'large' | 'compact';
  /** The values of the search that is shown. */
  initial: SearchFormValues;
  /** Whether another page is loading, perhaps with other values. */
  isLoading: boolean;
  /** Initial value of the where box until the user types. */
  rememberedPlace: string;
  /** Whether the search has a location without the box, such as an area of the map. */
  isPlaced: boolean;
  /** A choice made beside the boxes that needs a location. */
  pendingChoice: object | null;
  suggestUrl: string;
  onSearch: (values: SearchFormValues) => void;
  onOpenBusiness: (slug: string) => void;
  onForgetPlace: () => void;
};

/**
 * Describes the form to an assistant in the browser, by the attributes that WebMCP's declarative
 * draft has today. A search changes nothing, so it may be sent without asking.
 */
const searchTool = () => ({
  toolname: 'search_businesses',
  tooldescription: t.formDescription({ area: site.area.name }),
  toolautosubmit: '',
});

/** The what and where boxes. Without JavaScript the form submits to the Worker's /search. */
export function SearchForm(props: SearchFormProps) {
  const { size, initial, isLoading, pendingChoice, rememberedPlace, suggestUrl } = props;
  const [last, setLast] = useState(initial);
  /** The boxes with text typed while a page was loading, which that page does not replace. */
  const [typedLate, setTypedLate] = useState({ what: false, where: false });
  const [what, setWhat] = useState(initial.what);
  const [typedWhere, setTypedWhere] = useState<string | null>(initial.where || null);
  const [focused, setFocused] = useState<'what' | 'where' | null>(null);
  /** The suggestion chosen while the place was unknown. */
  const [chosen, setChosen] = useState<{ label: string; category: string } | null>(null);
  const whereBox = useRef<HTMLInputElement>(null);
  const where = typedWhere ?? rememberedPlace;
  const isCompact = size === 'compact';
  const needsPlace = (pendingChoice !== null || chosen?.label === what) && where.trim() === '';

  if (!isSameSearch(initial, last)) {
    setLast(initial);
    setChosen(null);
    if (!typedLate.what) setWhat(initial.what);
    if (!typedLate.where) setTypedWhere(initial.where || null);
    setTypedLate({ what: false, where: false });
  }

  function typeWhat(text: string) {
    setWhat(text);
    if (isLoading) setTypedLate({ ...typedLate, what: true });
  }

  function typeWhere(text: string) {
    setTypedWhere(text);
    if (isLoading) setTypedLate({ ...typedLate, where: true });
  }

  useEffect(() => {
    if (pendingChoice) whereBox.current?.focus();
  }, [pendingChoice]);

  const whatSuggestions = useSuggestions({
    url: suggestUrl,
    text: what,
    near: where.trim(),
    isEnabled: focused === 'what' && (what.trim() === '' || what !== initial.what),
  });
  const whereSuggestions = useSuggestions({
    url: suggestUrl,
    text: where,
    isEnabled: focused === 'where' && where.trim() !== '' && where !== initial.where,
  });

  const searches = useRecentSearches();
  const recent = what === initial.what && what !== '' ? [] : recentGroups(searches, what);

  function search(place = where) {
    const isSameWhat = what.trim() === initial.what.trim();
    const category =
      chosen?.label === what ? chosen.category : isSameWhat ? initial.category : null;
    props.onSearch({ what, where: place, category });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    search();
  }

  function choose(choice: SearchChoice) {
    switch (choice.kind) {
      case 'business':
        props.onOpenBusiness(choice.slug);
        return;
      case 'place':
        setWhat('');
        setTypedWhere(choice.name);
        return;
      case 'search':
        props.onSearch(choice);
        return;
      case 'forget searches':
        forgetSearches();
        return;
      case 'category':
        chooseCategory(choice);
    }
  }

  function chooseWhere(choice: SearchChoice) {
    if (choice.kind !== 'place') return;
    setTypedWhere(choice.name);
    if (isAnywhere(choice.name)) search(anywhere);
  }

  function chooseCategory({ slug, name }: { slug: string; name: string }) {
    setWhat(name);
    if (where.trim() === '' && !props.isPlaced) {
      setChosen({ label: name, category: slug });
      whereBox.current?.focus();
      return;
    }
    props.onSearch({ what: name, where, category: slug });
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
        {...searchTool()}
      >
        <Combobox
          name="q"
          label={t.what}
          toolDescription={t.whatDescription}
          placeholder={isCompact ? t.what : t.whatExample}
          isLabelHidden={isCompact}
          maxLength={limits.searchTextLength}
          value={what}
          groups={[...recent, ...toSearchGroups(whatSuggestions, what.trim())]}
          onType={typeWhat}
          onChoose={choose}
          onFocusChange={(isFocused) => setFocused(isFocused ? 'what' : null)}
        />
        <div className="search-where border-rule-strong">
          <Combobox
            name="near"
            inputRef={whereBox}
            label={t.where}
            toolDescription={t.whereDescription}
            placeholder={isCompact ? t.where : t.whereExample}
            isLabelHidden={isCompact}
            maxLength={limits.searchTextLength}
            value={where}
            groups={whereGroups(whereSuggestions)}
            opensFilled
            onType={typeWhere}
            onChoose={chooseWhere}
            onFocusChange={(isFocused) => setFocused(isFocused ? 'where' : null)}
          >
            {typedWhere === null && rememberedPlace !== '' && (
              <button
                className="absolute inset-y-0 right-0 grid w-11 place-items-center lg:w-8 rounded-card text-faint hover:text-ink"
                type="button"
                aria-label={t.forgetPlace({ place: rememberedPlace })}
                title={t.forgetPlaceHint}
                onClick={() => {
                  props.onForgetPlace();
                  setTypedWhere('');
                  whereBox.current?.focus();
                }}
              >
                <Icon name="close" className="size-4" />
              </button>
            )}
          </Combobox>
        </div>
        <button
          className={`button-solid ${isCompact ? 'm-1 min-h-11 min-w-11 px-0' : 'm-2 px-7'}`}
          type="submit"
        >
          <Icon name="search" />
          <span className={isCompact ? 'sr-only' : ''}>{t.search}</span>
        </button>
      </form>
      <PlacePrompt
        needsPlace={needsPlace}
        isCompact={isCompact}
        onEverywhere={() => search(anywhere)}
      />
    </div>
  );
}

function isSameSearch(one: SearchFormValues, other: SearchFormValues): boolean {
  return one.what === other.what && one.where === other.where && one.category === other.category;
}

type PlacePromptProps = { needsPlace: boolean; isCompact: boolean; onEverywhere: () => void };

/** Asks for the place below the boxes, or to search everywhere. Announced to screen readers. */
function PlacePrompt({ needsPlace, isCompact, onEverywhere }: PlacePromptProps) {
  const place = isCompact
    ? 'absolute inset-x-0 top-full mt-2 rounded-card border-[1.5px] border-ink bg-raised px-4 py-2.5 shadow-float'
    : 'mt-2';
  return (
    <div role="status">
      {needsPlace && (
        <p className={`text-sm ${place}`}>
          <strong>{t.placeNeededTitle}</strong>{' '}
          {t.placeNeededText({
            everywhere: (text) => (
              <button
                className="link-quiet py-2.5 font-medium"
                type="button"
                onClick={onEverywhere}
              >
                {text}
              </button>
            ),
          })}
        </p>
      )}
    </div>
  );
}

/** Returns the screen's where box; null without one. */
export function findWhereBox(): HTMLInputElement | null {
  return document.querySelector('main input[name="near"]');
}
