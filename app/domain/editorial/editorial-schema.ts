import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';

const moment = z.iso.datetime({ offset: true });

/**
 * A listing with a card in the text that cannot be visited any more; nulls if it does not exist.
 */
/** A listing of a text that is closed, moved or not public. */
export const goneListingSchema = z.strictObject({
  slug: z.string(),
  name: z.string().nullable(),
  status: z.enum(Constants.public.Enums.listing_status).nullable(),
  /** The name of the listing that it was merged into. */
  into: z.string().nullable(),
});

const choiceSchema = z.strictObject({ slug: z.string(), name: z.string() });

const written = {
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  /** Markdown, as app/domain/article parses it. */
  body: z.string(),
  author: z.string(),
  status: z.enum(Constants.public.Enums.article_status),
  /** In the future: will be published then. */
  published_at: moment.nullable(),
};

/** The content of a guide or post, with the slugs of its author and metro. */
export const articleContentSchema = z.union([
  z.strictObject({ ...written, metro: z.string() }),
  z.strictObject({ ...written, tags: z.array(z.string()) }),
]);

/** A page of guides and posts, the last changed first. */
export const articlesToEditSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        kind: z.enum(['guide', 'post']),
        id: z.guid(),
        slug: z.string(),
        title: z.string(),
        state: z.enum(['draft', 'scheduled', 'published']),
        published_at: moment.nullable(),
        updated_at: moment,
        author: z.string(),
        gone: z.array(goneListingSchema),
      }),
    )
    .max(30),
  next: z.guid().nullable(),
});

/** A guide or post with its newest revisions; a new one has no content. */
export const articleToEditSchema = z.strictObject({
  id: z.guid().nullable(),
  revision: z.int(),
  content: articleContentSchema.nullable(),
  gone: z.array(goneListingSchema),
  revisions: z
    .array(
      z.strictObject({
        number: z.int(),
        saved_at: moment,
        /** Null: the system, or a deleted account. */
        by: z.string().nullable(),
      }),
    )
    .max(50),
  authors: z.array(choiceSchema),
  metros: z.array(choiceSchema),
});

const answered = {
  revision: z.int(),
  /** Who has saved it meanwhile, and when. */
  by: z.string().nullable(),
  at: moment.nullable(),
};

export const savedArticleSchema = z.strictObject({
  outcome: z.enum(['saved', 'conflict', 'gone']),
  ...answered,
});

export const deletedDraftSchema = z.strictObject({
  outcome: z.enum(['deleted', 'conflict', 'gone']),
  ...answered,
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  delete_draft: deletedDraftSchema,
  find_articles_to_edit: articlesToEditSchema,
  get_article_revision: articleContentSchema.nullable(),
  get_article_to_edit: articleToEditSchema.nullable(),
  save_article: savedArticleSchema,
};
