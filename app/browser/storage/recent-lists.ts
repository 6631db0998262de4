import { useEffect } from 'react';
import type { Cover } from '#app/domain/photo/photo.ts';
import * as t from '#app/messages/domain/search.ts';
import { useStore } from '../use-store.ts';
import { createStorageStore } from './storage-store.ts';

type RecentListOptions<Item> = {
  /** The key in local storage. */
  key: string;
  maxItems: number;
  isItem: (value: unknown) => value is Item;
  /** Identifies an item: a newer item replaces an older one with the same name. */
  nameOf: (item: Item) => string;
};

/** Creates a short list in local storage, newest first; empty on the server. Tabs share it. */
function createRecentList<Item>({ key, maxItems, isItem, nameOf }: RecentListOptions<Item>) {
  const none: Item[] = [];
  const store = createStorageStore(key);
  let snapshot: { text: string | null; items: Item[] } = { text: null, items: none };

  function read(): Item[] {
    const text = store.get();
    if (text !== snapshot.text) snapshot = { text, items: text ? parse(text) : none };
    return snapshot.items;
  }

  function parse(text: string): Item[] {
    try {
      const parsed: unknown = JSON.parse(text);
      return Array.isArray(parsed) ? parsed.filter(isItem) : none;
    } catch {
      return none;
    }
  }

  const write = (items: Item[]) => store.set(items.length === 0 ? null : JSON.stringify(items));
  const others = (item: Item) => read().filter((other) => nameOf(other) !== nameOf(item));
  return {
    useItems: (): Item[] => useStore({ ...store, get: read, getOnServer: () => none }),
    remember: (item: Item) => write([item, ...others(item)].slice(0, maxItems)),
    forget: (item: Item) => write(others(item)),
    forgetAll: () => write([]),
  };
}

/** A search made in the search boxes. */
export type RecentSearch = {
  what: string;
  where: string;
  /** The slug of the category that `what` names; null if it names none. */
  category: string | null;
};

const recent = createRecentList<RecentSearch>({
  key: 'mainstreet.searches',
  maxItems: 8,
  isItem: isRecentSearch,
  nameOf: nameSearch,
});

/** Returns this browser's last searches, newest first; empty on the server. Never sent anywhere. */
export const useRecentSearches = recent.useItems;

export const forgetSearch = recent.forget;
export const forgetSearches = recent.forgetAll;

/** Stores a search in this browser only; ignores an empty one. */
export function rememberSearch({ what, where, category }: RecentSearch) {
  const search = { what: what.trim(), where: where.trim(), category };
  if (nameSearch(search) !== '') recent.remember(search);
}

/** 'Pizza in Austin, TX' */
export function nameSearch({ what, where }: Pick<RecentSearch, 'what' | 'where'>): string {
  if (where === '') return what;
  return what === '' ? where : t.searchInPlace({ what, place: where });
}

function isRecentSearch(value: unknown): value is RecentSearch {
  const { what, where, category } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof what === 'string' &&
    typeof where === 'string' &&
    (category === null || typeof category === 'string')
  );
}

/** So many listings fit side by side. */
export const maxCompared = 4;

const compared = createRecentList<string>({
  key: 'mainstreet.compared',
  maxItems: maxCompared,
  isItem: (value) => typeof value === 'string',
  nameOf: (slug) => slug,
});

/** Returns the slugs of the listings chosen to compare, newest first; empty on the server. */
export const useCompared = compared.useItems;

export const addToCompared = compared.remember;
export const removeFromCompared = compared.forget;

/** The data of a viewed listing: enough to render its tile again. */
type ViewedListing = {
  slug: string;
  name: string;
  hue: number;
  /** The category's slug; `category` is its name. */
  trade: string;
  category: string;
  place: string;
  cover: Cover | null;
};

const viewed = createRecentList<ViewedListing>({
  key: 'mainstreet.viewed',
  maxItems: 8,
  isItem: isViewed,
  nameOf: ({ slug }) => slug,
});

/** Returns the listings last viewed in this browser, newest first; empty on the server. */
export const useViewedListings = viewed.useItems;

export const forgetViewed = viewed.forgetAll;

/** Stores the viewed listing in this browser only. */
export function useRememberViewed(viewing: ViewedListing) {
  const { slug, name, hue, trade, category, place, cover } = viewing;
  useEffect(() => {
    viewed.remember({ slug, name, hue, trade, category, place, cover });
  }, [slug, name, hue, trade, category, place, cover]);
}

function isViewed(value: unknown): value is ViewedListing {
  const { slug, name, hue, trade, category, place, cover } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return (
    [slug, name, trade, category, place].every((text) => typeof text === 'string') &&
    typeof hue === 'number' &&
    typeof cover === 'object'
  );
}
