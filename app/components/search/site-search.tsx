import { useNavigate } from 'react-router';
import { rememberLastPlace, useLastPlace } from '#app/browser/last-place.ts';
import { typedSearchAddress } from './search-address.ts';
import { SearchForm, type SearchFormValues } from './search-form.tsx';
import { usePresentSearch } from './use-present-search.ts';

type SiteSearchProps = {
  size: 'large' | 'compact';
  /** What the boxes show; empty on screens that show no search. */
  initial?: SearchFormValues;
  /** Fills the empty where box with the place searched last. */
  prefillsPlace?: boolean;
};

const empty: SearchFormValues = { what: '', where: '', category: null };

/** The search form, wired to the address bar. */
export function SiteSearch({ size, initial = empty, prefillsPlace = false }: SiteSearchProps) {
  const navigate = useNavigate();
  const current = usePresentSearch();
  const lastPlace = useLastPlace();

  function search(typed: SearchFormValues) {
    rememberLastPlace(typed.where);
    void navigate(typedSearchAddress(current, { ...typed, before: initial }));
  }

  return (
    <SearchForm
      key={`${initial.what}|${initial.where}|${initial.category}`}
      size={size}
      initial={initial}
      rememberedPlace={prefillsPlace ? lastPlace : ''}
      suggestUrl="/api/suggest"
      onSearch={search}
      onOpenBusiness={(slug) => void navigate(`/business/${slug}`)}
    />
  );
}
