import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';

/** Returns all categories with their number of listings, for an admin. */
export const findCategoriesToManage = defineRead('find_categories_to_manage');

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
