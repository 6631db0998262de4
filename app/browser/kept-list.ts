import { useSyncExternalStore } from 'react';

type KeptListOptions<Item> = {
  /** Under which the browser's local storage keeps it. */
  key: string;
  mostKept: number;
  isItem: (value: unknown) => value is Item;
  /** Of two items with the same name the later one stays. */
  nameOf: (item: Item) => string;
};

/** A short list in this browser alone, the latest first; empty on the server. Tabs share it. */
export function createKeptList<Item>({ key, mostKept, isItem, nameOf }: KeptListOptions<Item>) {
  const none: Item[] = [];
  const listeners = new Set<() => void>();
  let snapshot: { text: string | null; items: Item[] } = { text: null, items: none };

  function read(): Item[] {
    let text: string | null = null;
    try {
      text = localStorage.getItem(key);
      if (text !== snapshot.text) snapshot = { text, items: text ? parse(text) : none };
    } catch {
      // Storage may be forbidden or hold something else; then there is nothing to show.
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
      // Full or forbidden: nothing is remembered then.
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
    remember: (item: Item) => write([item, ...others(item)].slice(0, mostKept)),
    forget: (item: Item) => write(others(item)),
    forgetAll: () => write([]),
  };
}
