import type { z } from 'zod';
import * as t from '#app/messages/components/saved.ts';
import type { Answer } from '../call-function.ts';
import type { savedListPageSchema, savedListsSchema } from './saved-schema.ts';

/** A person's lists, and which places are in them. */
export type SavedLists = z.infer<typeof savedListsSchema>;
export type SavedList = SavedLists['lists'][number];

/** A list with its places. */
export type SavedListPage = z.infer<typeof savedListPageSchema>;
export type SavedPlace = SavedListPage['places'][number];

/** A search that a person has saved. */
export type SavedSearch = Answer<'find_saved_searches'>[number];

export const savedLimits = {
  /** Characters. */
  nameLength: 60,
  /** Characters. */
  noteLength: 500,
  /** Characters. */
  searchNameLength: 200,
  /** In one browser, without an account. */
  placesOnDevice: 50,
} as const;

/** The name of a list on screens; the one that a heart saves to has none of its own. */
export function nameList({ name }: { name: string | null }): string {
  return name ?? t.defaultList;
}
