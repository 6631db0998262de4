import { useEffect, useSyncExternalStore } from 'react';
import type { Cover } from '#app/domain/photo/photo.ts';

/** What is remembered of a listing that was looked at: enough to show it again. */
export type ViewedListing = {
  slug: string;
  name: string;
  hue: number;
  category: string;
  place: string;
  cover: Cover | null;
};

const key = 'mainstreet.viewed';
const mostKept = 8;
const none: ViewedListing[] = [];
const listeners = new Set<() => void>();
let snapshot: { text: string | null; listings: ViewedListing[] } = { text: null, listings: none };

/** The listings looked at last in this browser, the latest first; none on the server. */
export function useViewedListings(): ViewedListing[] {
  return useSyncExternalStore(subscribe, readViewed, () => none);
}

/** Remembers, in this browser alone, that a listing is being looked at. */
export function useRememberViewed({ slug, name, hue, category, place, cover }: ViewedListing) {
  useEffect(() => {
    const others = readViewed().filter((viewed) => viewed.slug !== slug);
    write([{ slug, name, hue, category, place, cover }, ...others].slice(0, mostKept));
  }, [slug, name, hue, category, place, cover]);
}

export function forgetViewed() {
  write([]);
}

function readViewed(): ViewedListing[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
    if (text !== snapshot.text) snapshot = { text, listings: text ? parse(text) : none };
  } catch {
    // Storage may be forbidden or hold something else; then there is nothing to show.
    snapshot = { text, listings: none };
  }
  return snapshot.listings;
}

function parse(text: string): ViewedListing[] {
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter(isViewed) : none;
}

function isViewed(value: unknown): value is ViewedListing {
  const { slug, name, hue, category, place, cover } = (value ?? {}) as Record<string, unknown>;
  return (
    [slug, name, category, place].every((text) => typeof text === 'string') &&
    typeof hue === 'number' &&
    typeof cover === 'object'
  );
}

function write(listings: ViewedListing[]) {
  try {
    localStorage.setItem(key, JSON.stringify(listings));
  } catch {
    // Full or forbidden: nothing is remembered then.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
