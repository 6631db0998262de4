import { z } from 'zod';

const listViewsSchema = z.array(
  z.strictObject({
    id: z.guid(),
    /** The path of the list's screen. */
    list: z.string(),
    name: z.string(),
    /** The parameters of its URL. */
    filter: z.record(z.string(), z.string()),
  }),
);

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  delete_list_view: z.null(),
  find_list_views: listViewsSchema,
  save_list_view: z.strictObject({ outcome: z.enum(['saved', 'full']) }),
};
