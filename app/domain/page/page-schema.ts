import { z } from 'zod';

/** A page of a list; `next` is the last of it where more follow. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item).max(20), next: z.guid().nullable() });
}
