import * as z from 'zod/mini';
import type { ConstraintViolation } from '#app/services/supabase/describe-failure.ts';
import { field, limitText, requiredText } from '../field/field.ts';
import type { Photo } from '../photo/photo.ts';
import { cleanText, isBlank } from '../text/text.ts';
import type * as schemas from './editorial-schema.ts';

export type ArticlesToEdit = z.infer<typeof schemas.articlesToEditSchema>;
export type ArticleItem = ArticlesToEdit['items'][number];
export type ArticleKind = ArticleItem['kind'];
export type ArticleToEdit = z.infer<typeof schemas.articleToEditSchema>;
export type ArticleContent = z.infer<typeof schemas.articleContentSchema>;
export type GoneListing = ArticleItem['gone'][number];

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxBodyLength = 100_000;
const maxTags = 8;

/** The rules of the fields of a guide or post as the form has them. */
export const articleFields = {
  title: requiredText('Title', 160),
  summary: requiredText('Summary', 400),
  body: field((value) => {
    const text = typeof value === 'string' ? value.toWellFormed().replaceAll('\r\n', '\n') : '';
    if (isBlank(text)) return { ok: false, message: 'Text is required' };
    return limitText('Text', text, maxBodyLength);
  }),
  slug: field((value) => {
    const slug = cleanText(value).toLowerCase();
    if (slugPattern.test(slug) && slug.length <= 120) return { ok: true, value: slug };
    return {
      ok: false,
      message: 'Address can have small letters, digits and single hyphens between them',
    };
  }),
  author: requiredText('Author', 100),
};

const badTags = `Up to ${maxTags} tags of small letters, digits and hyphens`;

/** The tags of a post, with commas or spaces between. */
export const tagsField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ),
  z.array(z.string().check(z.regex(slugPattern, badTags))).check(z.maxLength(maxTags, badTags)),
);

/** Returns the sentence for a field that the database refused, because of other rows. */
export function describeArticleRefusal({
  field,
  hint,
}: ConstraintViolation): [field: string, message: string] {
  switch (field) {
    case 'published_slug':
      return ['slug', 'The address of what is published stays: others have linked to it'];
    case 'slug':
      return ['slug', 'Another one has this address'];
    case 'listing':
      return ['body', `There is no listing “${hint}”`];
    case 'author':
      return ['author', 'Please enter the name of a person'];
    case 'picture':
      return ['body', 'A picture is of another text: please add it here again'];
    default:
      return [field, 'Please correct this'];
  }
}

export const articleStates = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
} satisfies Record<ArticleItem['state'], string>;

/** Returns "Joe’s Diner has closed" or "… was merged into …", for a listing with a card in a text. */
export function describeGone({ slug, name, status, into }: GoneListing): string {
  const what = name ?? slug;
  if (status === 'closed') return `${what} has closed`;
  if (status === 'moved') return `${what} has moved`;
  if (into !== null) return `${what} was merged into ${into}`;
  if (status === 'suspended') return `${what} is suspended`;
  return `${what} is not in the directory any more`;
}

/**
 * Returns the slugs of a text’s cards, each once; private.listing_slugs in the database parses the
 * same lines.
 */
export function findListingSlugs(body: string): string[] {
  const lines = body.matchAll(/^::listing\{slug="([a-z0-9-]+)"[^}\n]*\}[ \t\r]*$/gm);
  return Array.from(new Set(Array.from(lines, ([, slug = '']) => slug)));
}

/**
 * Returns the line of Markdown for a picture: an image with its description, the caption as title,
 * and width and height after the address.
 */
export function writePictureLine({ url, width, height, alt, caption }: Photo): string {
  const title = caption === null ? '' : ` "${escapeText(caption)}"`;
  return `![${escapeText(alt)}](${url}#${width}x${height}${title})`;
}

/** Escapes what would end the brackets or quotes, and other Markdown syntax. */
function escapeText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]"`*_<>~&!]/g, String.raw`\$&`);
}
