import { type Answer, defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';

export type ManagedCategory = Answer<'find_categories_to_manage'>[number];
export type CategoryChange = Answer<'find_category_changes'>[number];

/** Returns all categories with their number of listings, for an admin. */
export const findCategoriesToManage = defineRead('find_categories_to_manage');

/** Returns the latest changes of a category, newest first, for an admin. */
export const findCategoryChanges = defineRead('find_category_changes', (slug: string) => ({
  category: slug,
}));

type SaveCategory = {
  /** The present slug; null for a new category. */
  category: string | null;
  slug: string;
  name: string;
  meaning: string;
  attributes: string[];
  drawing: string | null;
  position: number | null;
};

/** Adds or changes a category; its former address leads to a new one. */
export const saveCategory = defineWrite(
  'save_category',
  ({ category, drawing, position, ...values }: SaveCategory) => ({
    ...values,
    category: category as string,
    ...(drawing !== null && { drawing }),
    ...(position !== null && { position }),
  }),
);

type MergeCategories = { category: string; into: string; isPreview: boolean };

/** Moves the listings, words and addresses of a category to another one; as a preview only counts them. */
export const mergeCategories = defineWrite(
  'merge_categories',
  ({ category, into, isPreview }: MergeCategories) => ({
    category,
    into_category: into,
    is_preview: isPreview,
  }),
);

type RetireCategory = { category: string; isRetired: boolean };

/** Takes a category without listings out of all choices, or back in. */
export const retireCategory = defineWrite(
  'retire_category',
  ({ category, isRetired }: RetireCategory) => ({ category, is_retired: isRetired }),
);
