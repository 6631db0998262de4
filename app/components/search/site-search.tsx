import { useNavigate } from 'react-router';
import { rememberLastPlace, useLastPlace } from '#app/browser/last-place.ts';
import { typedSearchAddress } from './search-address.ts';
import { SearchForm, type SearchFormValues } from './search-form.tsx';
import { usePresentSearch } from './use-present-search.ts';

type SiteSearchProps = {
  size: 'large' | 'compact';
  /** What the boxes show; not given on screens that show no search. */
  initial?: SearchFormValues;
  /** Fills the empty where box with the place searched last. */
  prefillsPlace?: boolean;
};

const empty: SearchFormValues = { what: '', where: '', category: null };

/** The search form, wired to the address bar. */
export function SiteSearch({ size, initial, prefillsPlace = false }: SiteSearchProps) {
  const navigate = useNavigate();
  const present = usePresentSearch();
  const shown = initial ?? empty;
  const lastPlace = useLastPlace();

  function search(typed: SearchFormValues) {
    rememberLastPlace(typed.where);
    // Where no search is shown, `q` and `sort` of the address mean something else.
    const current = initial ? present : new URLSearchParams();
    void navigate(typedSearchAddress(current, { ...typed, before: shown }));
  }

  return (
    <SearchForm
      key={`${shown.what}|${shown.where}|${shown.category}`}
      size={size}
      initial={shown}
      rememberedPlace={prefillsPlace ? lastPlace : ''}
      suggestUrl="/api/suggest"
      onSearch={search}
      onOpenBusiness={(slug) => void navigate(`/business/${slug}`)}
    />
  );
}
