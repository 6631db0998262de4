import { useEffect, useSyncExternalStore } from 'react';
import type { Cover } from '#app/domain/photo/photo.ts';

type KeptListOptions<Item> = {
  /** The key in local storage. */
  key: string;
  maxKept: number;
  isItem: (value: unknown) => value is Item;
  /** Identifies an item: a newer item replaces an older one with the same name. */
  nameOf: (item: Item) => string;
};

/** Creates a short list in local storage, newest first; empty on the server. Tabs share it. */
export function createKeptList<Item>({ key, maxKept, isItem, nameOf }: KeptListOptions<Item>) {
  const none: Item[] = [];
  const listeners = new Set<() => void>();
  let snapshot: { text: string | null; items: Item[] } = { text: null, items: none };

  function read(): Item[] {
    let text: string | null = null;
    try {
      text = localStorage.getItem(key);
      if (text !== snapshot.text) snapshot = { text, items: text ? parse(text) : none };
    } catch {
      // Storage may be blocked or hold something else; the list is then empty.
      snapshot = { text, items: none };
    }
    return snapshot.items;
  }

  function parse(text: string): Item[] {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isItem) : none;
  }

  function write(items: Item[]) {
    try {
      if (items.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(items));
    } catch {
      // Full or blocked: nothing is stored.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // Another tab has changed it.
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  const others = (item: Item) => read().filter((kept) => nameOf(kept) !== nameOf(item));
  return {
    useItems: (): Item[] => useSyncExternalStore(subscribe, read, () => none),
    remember: (item: Item) => write([item, ...others(item)].slice(0, maxKept)),
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

const recent = createKeptList<RecentSearch>({
  key: 'mainstreet.searches',
  maxKept: 8,
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
  return what === '' ? where : `${what} in ${where}`;
}

function isRecentSearch(value: unknown): value is RecentSearch {
  const { what, where, category } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof what === 'string' &&
    typeof where === 'string' &&
    (category === null || typeof category === 'string')
  );
}

/** The data of a viewed listing: enough to render its tile again. */
type ViewedListing = {
  slug: string;
  name: string;
  hue: number;
  category: string;
  place: string;
  cover: Cover | null;
};

const viewed = createKeptList<ViewedListing>({
  key: 'mainstreet.viewed',
  maxKept: 8,
  isItem: isViewed,
  nameOf: ({ slug }) => slug,
});

/** Returns the listings last viewed in this browser, newest first; empty on the server. */
export const useViewedListings = viewed.useItems;

export const forgetViewed = viewed.forgetAll;

/** Stores the viewed listing in this browser only. */
export function useRememberViewed({ slug, name, hue, category, place, cover }: ViewedListing) {
  useEffect(() => {
    viewed.remember({ slug, name, hue, category, place, cover });
  }, [slug, name, hue, category, place, cover]);
}

function isViewed(value: unknown): value is ViewedListing {
  const { slug, name, hue, category, place, cover } = (value ?? {}) as Record<string, unknown>;
  return (
    [slug, name, category, place].every((text) => typeof text === 'string') &&
    typeof hue === 'number' &&
    typeof cover === 'object'
  );
}
