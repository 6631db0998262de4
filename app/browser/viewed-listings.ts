import { useEffect } from 'react';
import type { Cover } from '#app/domain/photo/photo.ts';
import { createKeptList } from './kept-list.ts';

/** The data of a viewed listing: enough to render its tile again. */
export type ViewedListing = {
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
