import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { rememberLastPlace, useLastPlace } from '#app/browser/storage/last-place.ts';
import { rememberSearch } from '#app/browser/storage/recent-lists.ts';
import type { Place } from '#app/domain/place/place.ts';
import { chooseWhere, isPlaced, typedSearchAddress, useCurrentSearch } from './search-address.ts';
import { SearchForm, type SearchFormValues } from './search-form.tsx';

/** A choice made beside the boxes that needs a location, such as "open now". */
export type PendingChoice = { category: { slug: string; name: string } | null; open: 'now' | null };

type SiteSearchProps = {
  size: 'large' | 'compact';
  /** The boxes' values; omitted on screens without a search: they show the last searched place. */
  initial?: SearchFormValues;
  /** The city that the screen is about, shown in Where instead of the visitor's. */
  city?: string | undefined;
  /** The visitor's place, on a screen that knows it (`visitorPlaceContext`). */
  place?: string | undefined;
  /** The choice for which the form asks for a place. */
  pendingChoice?: PendingChoice | null;
};

const empty: SearchFormValues = { what: '', where: '', category: null };

/** The search form, wired to the URL. */
export function SiteSearch({
  size,
  city,
  place = '',
  pendingChoice = null,
  ...props
}: SiteSearchProps) {
  const initial = props.initial ?? (city ? { ...empty, where: city } : undefined);
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const present = useCurrentSearch();
  const shown = initial ?? withCategory(pendingChoice);
  const lastPlace = useVisitorPlace(place);
  // On screens without a search, `q` and `sort` in the URL mean something else.
  const current = props.initial ? present : new URLSearchParams();

  function search(typed: SearchFormValues) {
    rememberLastPlace(typed.where);
    rememberSearch(typed);
    const before = initial ?? empty;
    const where = chooseWhere(current, { typed, before, lastPlace });
    const also = pendingChoice?.open ? { open: pendingChoice.open } : undefined;
    void navigate(typedSearchAddress(current, { ...typed, where, before, also }));
  }

  return (
    <SearchForm
      size={size}
      initial={shown}
      isLoading={isLoading}
      rememberedPlace={initial ? '' : lastPlace}
      isPlaced={isPlaced(current)}
      pendingChoice={pendingChoice}
      suggestUrl="/api/suggest"
      onSearch={search}
      onOpenBusiness={(slug) => void navigate(`/business/${slug}`)}
      onForgetPlace={() => rememberLastPlace('')}
    />
  );
}

function withCategory(choice: PendingChoice | null): SearchFormValues {
  if (!choice?.category) return empty;
  return { what: choice.category.name, where: '', category: choice.category.slug };
}

/** The city by the network, requested once a visit; the response is for this visitor only. */
let guess: Promise<string> | undefined;

/**
 * Returns the visitor's place: the one searched last, else the city by the network, once that is
 * known; '' without one.
 * @param known the place by which the Worker made this page; '' where it did not
 */
function useVisitorPlace(known = ''): string {
  const last = useLastPlace();
  const [guessed, setGuessed] = useState('');
  const isEnabled = last === '' && known === '';
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isHere = true;
    guess ??= guessPlace();
    void guess.then((place) => isHere && setGuessed(place));
    return () => {
      isHere = false;
    };
  }, [isEnabled]);
  return last || known || guessed;
}

async function guessPlace(): Promise<string> {
  try {
    const response = await fetch('/api/place');
    const { place }: { place: Place | null } = await response.json();
    return (response.ok && place?.name) || '';
  } catch {
    return '';
  }
}
