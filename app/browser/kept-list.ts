import { useSyncExternalStore } from 'react';

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
