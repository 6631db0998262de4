import type { Suggestions } from '#app/domain/search/search.ts';
import type { ComboboxGroup, ComboboxOption } from '#app/components/ui/combobox-list.tsx';

const placeKinds = {
  metro: 'Metro area',
  city: 'City',
  zip: 'Zip code',
  state: 'State',
} as const;

/** Suggestions for the what box: categories first, since one word names many listings. */
export function whatGroups(suggestions: Suggestions | null): ComboboxGroup[] {
  if (!suggestions) return [];
  const categories = suggestions.categories.map(({ slug, name }): ComboboxOption => ({
    id: `category-${slug}`,
    kind: 'category',
    label: name,
    hint: null,
    value: slug,
  }));
  const businesses = suggestions.businesses.map(({ slug, name, city, state }): ComboboxOption => ({
    id: `business-${slug}`,
    kind: 'business',
    label: name,
    hint: `${city}, ${state}`,
    value: slug,
  }));
  return withOptions([
    { name: 'Categories', options: categories },
    { name: 'Businesses', options: businesses },
    { name: 'Places', options: placeOptions(suggestions) },
  ]);
}

/** Suggestions for the where box: places only. */
export function whereGroups(suggestions: Suggestions | null): ComboboxGroup[] {
  if (!suggestions) return [];
  return withOptions([{ name: 'Places', options: placeOptions(suggestions) }]);
}

function placeOptions({ places }: Suggestions): ComboboxOption[] {
  return places.map(({ kind, name }, index) => ({
    id: `place-${index}`,
    kind: 'place',
    label: name,
    hint: placeKinds[kind],
    value: name,
  }));
}

function withOptions(groups: ComboboxGroup[]): ComboboxGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
