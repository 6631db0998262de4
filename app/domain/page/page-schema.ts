import { z } from 'zod';

/** A page of a list; `next` is its last item's id if more follow, else null. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item).max(20), next: z.guid().nullable() });
}
