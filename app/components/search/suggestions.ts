import { useEffect, useState } from 'react';
import { forgetSearch, nameSearch, type RecentSearch } from '#app/browser/storage/recent-lists.ts';
import type { ComboboxGroup, ComboboxOption } from '#app/components/ui/combobox-list.tsx';
import { site } from '#app/config/site.ts';
import { anywhere } from '#app/domain/place/place.ts';
import type { Suggestions } from '#app/domain/search/search.ts';
import * as t from '#app/messages/components/search.tsx';

type SuggestionsRequest = {
  url: string;
  text: string;
  /** The visitor's place, near which suggestions come first; '' without one. */
  near?: string;
  isEnabled: boolean;
};

type Answered = { typed: string; near: string; answer: Suggestions };

const debounceMs = 120;
const maxAnswers = 100;
const answers = new Map<string, Suggestions>();

/**
 * Returns suggestions for the typed text; null while there are none. Aborts a request when the text
 * changes. Failures are ignored: suggestions are optional.
 */
export function useSuggestions({
  url,
  text,
  near = '',
  isEnabled,
}: SuggestionsRequest): Suggestions | null {
  const [latest, setLatest] = useState<Answered | null>(null);
  const typed = isEnabled ? text.trim().toLowerCase() : '';
  const query = new URLSearchParams({ q: typed, ...(near !== '' && { near }) }).toString();

  useEffect(() => {
    if (!isEnabled || answers.has(query)) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetchSuggestions(`${url}?${query}`, controller.signal);
      if (controller.signal.aborted) return;
      if (answer) remember(query, answer);
      setLatest(answer && { typed, near, answer });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, typed, near, query, isEnabled]);

  if (!isEnabled) return null;
  const answer = answers.get(query);
  if (answer) return answer;
  // The last answer stays while the next one loads, so that the list does not flicker, but only if
  // it belongs to related text.
  const isRelated = latest !== null && latest.near === near && continues(latest.typed, typed);
  return isRelated ? latest.answer : null;
}

/** Returns whether one text is a prefix of the other. */
function continues(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
}

async function fetchSuggestions(url: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function remember(query: string, answer: Suggestions) {
  if (answers.size >= maxAnswers) answers.clear();
  answers.set(query, answer);
}

/** What choosing a suggestion does. */
export type SearchChoice =
  | { kind: 'business'; slug: string }
  | { kind: 'category'; slug: string; name: string }
  | { kind: 'place'; name: string }
  | ({ kind: 'search' } & RecentSearch)
  | { kind: 'forget searches' };

type Group = ComboboxGroup<SearchChoice>;
type Option = ComboboxOption<SearchChoice>;

const placeKinds = {
  metro: t.city,
  city: t.city,
  neighborhood: t.neighborhood,
  zip: t.zipCode,
  state: t.state,
} as const;

/** How many recent searches are shown, with suggestions and without. */
const recentShown = { beside: 2, alone: 5 };

/** Suggestions for the what box: searches and categories first, as each covers many listings. */
export function toSearchGroups(suggestions: Suggestions | null, typed?: string): Group[] {
  if (!suggestions) return [];
  const { searches, categories, businesses, streets } = suggestions;
  return withOptions([
    {
      name: t.searches,
      options: searches.map(({ what, category, near }, index) =>
        toOption(`search-${index}`, nameSearch({ what, where: near }), {
          kind: 'search',
          what,
          where: near,
          category,
        }),
      ),
    },
    {
      name: typed === '' ? t.popularCategories : t.categories,
      options: categories.map(({ slug, name }) =>
        toOption(`category-${slug}`, name, { kind: 'category', slug, name }),
      ),
    },
    {
      name: t.businesses,
      options: businesses.map(({ slug, name, city, state, found_by }) => ({
        ...toOption(`business-${slug}`, name, { kind: 'business', slug }),
        hint: [found_by, `${city}, ${state}`].filter(Boolean).join(' · '),
      })),
    },
    {
      name: t.streets,
      options: streets.map(({ name, city }, index) => ({
        ...toOption(`street-${index}`, name, {
          kind: 'search',
          what: name,
          where: city,
          category: null,
        }),
        hint: city,
      })),
    },
    { name: t.places, options: placeOptions(suggestions) },
  ]);
}

/** Returns suggestions for the where box: places, and the whole country before anything is typed. */
export function whereGroups(suggestions: Suggestions | null): Group[] {
  const options = suggestions ? placeOptions(suggestions) : [anywhereOption()];
  return withOptions([{ name: t.places, options }]);
}

const anywhereOption = (): Option => ({
  ...toOption('anywhere', anywhere, { kind: 'place', name: anywhere }),
  hint: t.wholeArea({ area: site.area.name }),
});

/** Recent searches that begin with the typed text; without text also an option to clear them. */
export function recentGroups(recent: RecentSearch[], typed: string): Group[] {
  const text = typed.trim().toLowerCase();
  const matching = recent
    .filter((search) => nameSearch(search).toLowerCase().startsWith(text))
    .slice(0, text === '' ? recentShown.alone : recentShown.beside);
  const options = matching.map((search): Option => ({
    ...toOption(`recent-${recent.indexOf(search)}`, nameSearch(search), {
      kind: 'search',
      ...search,
    }),
    remove: () => forgetSearch(search),
  }));
  const forgetAll = toOption('forget-searches', t.clearRecentSearches, {
    kind: 'forget searches',
  });
  return withOptions([
    {
      name: t.recentSearches,
      options: text === '' && options.length > 0 ? [...options, forgetAll] : options,
    },
  ]);
}

function placeOptions({ places }: Suggestions): Option[] {
  return places.map(({ kind, name }, index) => ({
    ...toOption(`place-${index}`, name, { kind: 'place', name }),
    hint: placeKinds[kind],
  }));
}

function toOption(id: string, label: string, choice: SearchChoice): Option {
  return { id, label, hint: null, choice, remove: null };
}

function withOptions(groups: Group[]): Group[] {
  return groups.filter(({ options }) => options.length > 0);
}
