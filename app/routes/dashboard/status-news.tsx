import { useState } from 'react';

type StatusNewsProps<Item> = {
  /** The items of a list. */
  items: readonly Item[];
  /** "The Corner Bakery: Published" */
  describe: (item: Item) => string;
};

/** Announces changes of a list's items to screen readers, without interrupting. */
export function StatusNews<Item extends { id: string }>({
  items,
  describe,
}: StatusNewsProps<Item>) {
  const [before, setBefore] = useState(items);
  const [news, setNews] = useState('');
  if (before !== items) {
    const known = new Map(before.map((item) => [item.id, describe(item)]));
    const changed = items.filter(
      (item) => known.has(item.id) && known.get(item.id) !== describe(item),
    );
    setBefore(items);
    if (changed.length > 0) setNews(changed.map((item) => `${describe(item)}.`).join(' '));
  }
  return (
    <p className="sr-only" role="status">
      {news}
    </p>
  );
}
