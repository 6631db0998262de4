import type { z } from 'zod';
import * as t from '#app/messages/components/saved.ts';
import type { Answer } from '../call-function.ts';
import type { ownListSchema, savedListsSchema, sharedListSchema } from './saved-schema.ts';

/** A person's lists, and which places are in them. */
export type SavedLists = z.infer<typeof savedListsSchema>;
export type SavedList = SavedLists['lists'][number];

/** A page of a list, as its owner and as others see it. */
export type OwnList = z.infer<typeof ownListSchema>;
export type SharedListPage = z.infer<typeof sharedListSchema>;
export type SavedPlace = OwnList['places'][number];

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
  placesPerPage: 50,
} as const;

/** The pages of a list of 500 places, as `?page=` names them, without the first. */
export const listPages = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Returns the page of a list that an address names: the first where it names none. */
export function readListPage({ searchParams }: URL): number {
  return Number(listPages.find((page) => page === searchParams.get('page')) ?? 1);
}

/** The name of a list on screens; the one that a heart saves to has none of its own. */
export function nameSavedList({ name }: { name: string | null }): string {
  return name ?? t.defaultList;
}
