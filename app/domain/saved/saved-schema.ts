import { z } from 'zod';
import { embeddedListingSchema } from '../article/article-schema.ts';

const savedListSchema = z.strictObject({
  id: z.guid(),
  /** Null for the list that a heart saves to. */
  name: z.string().nullable(),
  /** Everyone who has its link can read it. */
  is_shared: z.boolean(),
  /** It is on its owner's profile. */
  is_public: z.boolean(),
  /** Nobody else reads it before an admin has. */
  is_held: z.boolean(),
  updated_at: z.iso.datetime({ offset: true }),
});

/** A page of a list: what everybody who may read it sees. */
const shownListSchema = savedListSchema.pick({ id: true, name: true }).extend({
  /** How many public places the whole list has. */
  count: z.int(),
  /** The cards of this page, in the order of the list. */
  places: z.array(embeddedListingSchema.extend({ note: z.string().nullable() })).max(50),
});

export const sharedListSchema = shownListSchema.extend({
  /** Who made a public list; null if they hide their profile. */
  author: z.strictObject({ name: z.string(), profile_id: z.guid() }).nullable(),
});

export const ownListSchema = shownListSchema.extend({
  is_shared: savedListSchema.shape.is_shared,
  is_public: savedListSchema.shape.is_public,
  is_held: savedListSchema.shape.is_held,
  /** How many places of the whole list are no longer public. */
  hidden: z.int(),
  /** All public places of the list. */
  order: z.array(z.strictObject({ slug: z.string(), name: z.string() })).max(500),
});

export const savedListsSchema = z.strictObject({
  lists: z.array(savedListSchema.extend({ count: z.int() })).max(51),
  /** Each saved place with the lists that have it. */
  places: z.array(z.strictObject({ slug: z.string(), lists: z.array(z.guid()) })),
});

const savedSearchSchema = z.strictObject({
  id: z.guid(),
  /** The heading of its results. */
  name: z.string(),
  /** Path and query of its results. */
  address: z.string(),
  created_at: z.iso.datetime({ offset: true }),
});

const saved = z.strictObject({ outcome: z.enum(['saved', 'gone']) });
const created = z.strictObject({ outcome: z.enum(['saved', 'full', 'gone']) });
const put = z.strictObject({ outcome: z.enum(['saved', 'full', 'gone', 'removed']) });

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  copy_saved_list: created,
  delete_saved_search: z.null(),
  delete_saved_list: z.null(),
  find_saved_lists: savedListsSchema,
  find_saved_searches: z.array(savedSearchSchema).max(50),
  lease_saved_searches: z.array(
    z.strictObject({
      person: z.guid(),
      searches: z.array(savedSearchSchema.pick({ id: true, address: true })),
    }),
  ),
  get_saved_list: ownListSchema.nullable(),
  get_shared_list: sharedListSchema.nullable(),
  set_saved_business_note: saved,
  order_saved_list: saved,
  put_saved_list: put,
  save_businesses: saved,
  save_search: created,
  unsave_business: z.null(),
};
