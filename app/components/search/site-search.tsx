import { useNavigate, useNavigation } from 'react-router';
import { rememberLastPlace } from '#app/browser/storage/last-place.ts';
import { useVisitorPlace } from './use-visitor-place.ts';
import { rememberSearch } from '#app/browser/storage/recent-lists.ts';
import { anywhere } from '#app/domain/place/place.ts';
import { isPlaced, typedSearchAddress } from './search-address.ts';
import { SearchForm, type SearchFormValues } from './search-form.tsx';
import { usePresentSearch } from './use-present-search.ts';

/** A choice made beside the boxes that needs a location, such as "open now". */
export type Wish = { category: { slug: string; name: string } | null; open: 'now' | null };

type SiteSearchProps = {
  size: 'large' | 'compact';
  /** The boxes' values; omitted on screens without a search: they show the last searched place. */
  initial?: SearchFormValues;
  /** The city that the screen is about, shown in Where instead of the visitor's. */
  city?: string | undefined;
  /** The visitor's place, on a screen that knows it (`visitorPlaceContext`). */
  place?: string | undefined;
  /** The choice for which the form asks for a place. */
  wish?: Wish | null;
};

const empty: SearchFormValues = { what: '', where: '', category: null };

/** The search form, wired to the URL. */
export function SiteSearch({ size, city, place = '', wish = null, ...props }: SiteSearchProps) {
  const initial = props.initial ?? (city ? { ...empty, where: city } : undefined);
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const present = usePresentSearch();
  const shown = initial ?? withCategory(wish);
  const lastPlace = useVisitorPlace(place);
  // On screens without a search, `q` and `sort` in the URL mean something else.
  const current = props.initial ? present : new URLSearchParams();

  function search(typed: SearchFormValues) {
    rememberLastPlace(typed.where);
    rememberSearch(typed);
    const before = initial ?? empty;
    const where = chooseWhere({ typed, before, lastPlace });
    const also = wish?.open ? { open: wish.open } : undefined;
    void navigate(typedSearchAddress(current, { ...typed, where, before, also }));
  }

  return (
    <SearchForm
      size={size}
      initial={shown}
      isLoading={isLoading}
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

type ChooseWhere = { typed: SearchFormValues; before: SearchFormValues; lastPlace: string };

/**
 * Returns the place of the URL. New words may name another place than the visitor's ('pizza in
 * seattle'): without a place in the URL, the Worker adds one of the two. An emptied box means
 * anywhere.
 */
function chooseWhere({ typed, before, lastPlace }: ChooseWhere): string {
  const where = typed.where.trim();
  if (where === '') return lastPlace === '' ? '' : anywhere;
  const isNew = typed.category === null && typed.what.trim() !== before.what.trim();
  return isNew && where === lastPlace ? '' : where;
}

function withCategory(wish: Wish | null): SearchFormValues {
  if (!wish?.category) return empty;
  return { what: wish.category.name, where: '', category: wish.category.slug };
}
