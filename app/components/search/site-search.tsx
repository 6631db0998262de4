import { useNavigate } from 'react-router';
import { rememberLastPlace, useLastPlace } from '#app/browser/last-place.ts';
import { rememberSearch } from '#app/browser/recent-searches.ts';
import { isPlaced, typedSearchAddress } from './search-address.ts';
import { SearchForm, type SearchFormValues } from './search-form.tsx';
import { usePresentSearch } from './use-present-search.ts';

/** Something chosen beside the boxes that is of use near somebody only, as what is open now. */
export type Wish = { category: { slug: string; name: string } | null; open: 'now' | null };

type SiteSearchProps = {
  size: 'large' | 'compact';
  /** What the boxes show; not given on screens that show no search: there the place searched last. */
  initial?: SearchFormValues;
  /** For which the place is asked. */
  wish?: Wish | null;
};

const empty: SearchFormValues = { what: '', where: '', category: null };

/** The search form, wired to the address bar. */
export function SiteSearch({ size, initial, wish = null }: SiteSearchProps) {
  const navigate = useNavigate();
  const present = usePresentSearch();
  const shown = initial ?? withCategory(wish);
  const lastPlace = useLastPlace();
  // Where no search is shown, `q` and `sort` of the address mean something else.
  const current = initial ? present : new URLSearchParams();

  function search(typed: SearchFormValues) {
    rememberLastPlace(typed.where);
    rememberSearch(typed);
    const also = wish?.open ? { open: wish.open } : undefined;
    void navigate(typedSearchAddress(current, { ...typed, before: initial ?? empty, also }));
  }

  return (
    <SearchForm
      key={`${shown.what}|${shown.where}|${shown.category}`}
      size={size}
      initial={shown}
      rememberedPlace={initial ? '' : lastPlace}
      isPlaced={isPlaced(current)}
      wish={wish}
      suggestUrl="/api/suggest"
      onSearch={search}
      onOpenBusiness={(slug) => void navigate(`/business/${slug}`)}
      onForgetPlace={() => rememberLastPlace('')}
    />
  );
}

function withCategory(wish: Wish | null): SearchFormValues {
  if (!wish?.category) return empty;
  return { what: wish.category.name, where: '', category: wish.category.slug };
}
