import type { z } from 'zod';
import type { Photo } from '../photo/photo.ts';
import { upperFirst } from '../text/text.ts';
import type * as schemas from './article-schema.ts';

/** Text and its emphasis. A string is plain text. */
export type Inline =
  | string
  | { type: 'strong' | 'emphasis' | 'deleted'; children: Inline[] }
  | { type: 'code'; text: string }
  /** `href` is http, https, mailto, a path of this site or a place on the page; nothing else. */
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'break' };

/**
 * A text as a tree of plain data: parsed on the server, rendered anywhere, never a string of HTML.
 */
export type Block =
  | { type: 'paragraph'; children: Inline[] }
  /** Text of a list item that is not a paragraph. */
  | { type: 'line'; children: Inline[] }
  | { type: 'heading'; level: 2 | 3 | 4; id: string; children: Inline[] }
  | { type: 'list'; start: number | null; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'code'; text: string }
  | { type: 'table'; header: Inline[][]; rows: Inline[][][] }
  | { type: 'rule' }
  | { type: 'picture'; picture: Picture }
  /** A live card of the listing with this slug; `time`, as '07:30', where the text says one. */
  | { type: 'listing'; slug: string; time?: string };

/** A picture between paragraphs, stored like photos of listings. */
export type Picture = Omit<Photo, 'placeholder'>;

export type ArticleBody = {
  blocks: Block[];
  /** The headings of the second level, for a table of contents. */
  contents: Heading[];
};

type Heading = { id: string; text: string };

export type Author = z.infer<typeof schemas.authorSchema>;

/** What lists show of guides and posts. */
export type ArticleCard = z.infer<typeof schemas.articleCardSchema>;

/**
 * A listing embedded in a text, with its current state. Listings that are not public are absent.
 */
export type EmbeddedListing = z.infer<typeof schemas.embeddedListingSchema>;

/** Adults read some 240 words of English prose a minute (Brysbaert 2019: 238). */
const wordsPerMinute = 240;

/** Returns whole minutes, at least one. */
export function readingMinutes({ word_count }: Pick<ArticleCard, 'word_count'>): number {
  return Math.max(1, Math.round(word_count / wordsPerMinute));
}

/** Returns the listings that have a card in a text, in text order, without duplicates. */
export function listEmbedded(blocks: Block[], listings: EmbeddedListing[]): EmbeddedListing[] {
  const slugs = new Set(blocks.flatMap((block) => (block.type === 'listing' ? block.slug : [])));
  return [...slugs].flatMap((slug) => listings.find((listing) => listing.slug === slug) ?? []);
}

/** What a text says about a stop: the section in which it first has its card, and the time. */
export type StopInText = { section: Heading | undefined; time: string | undefined };

/** Returns it by slug. */
export function findStopsInText({ blocks, contents }: ArticleBody): Map<string, StopInText> {
  const found = new Map<string, StopInText>();
  let section: Heading | undefined;
  for (const block of blocks) {
    if (block.type === 'heading') section = contents.find(({ id }) => id === block.id) ?? section;
    if (block.type === 'listing' && !found.has(block.slug)) {
      found.set(block.slug, { section, time: block.time });
    }
  }
  return found;
}

/** A city guide in a list. */
export type GuideCard = z.infer<typeof schemas.guideCardSchema>;

/** A city guide on its screen. */
export type Guide = z.infer<typeof schemas.guideSchema>;

export type GuideMetro = GuideCard['metro'];

/** Returns 'Austin, TX'. */
export function metroLabel({ name, state }: GuideMetro): string {
  return `${name}, ${state}`;
}

/** A blog post in a list. */
export type PostCard = z.infer<typeof schemas.postCardSchema>;

/** A blog post on its own page. */
export type Post = z.infer<typeof schemas.postSchema>;

/** A post for readers outside the site, such as feeds. */
export type FeedPost = z.infer<typeof schemas.feedPostSchema>;

/** Filters of the blog: a tag, and an author's slug. */
export type BlogQuery = { tag: string | null; author: string | null };

/** The blog's front page. */
export type Blog = z.infer<typeof schemas.blogSchema>;

/** Pattern of tags and of author slugs. */
export const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Formats a tag for display: 'opening-hours' becomes 'Opening hours'. */
export function tagLabel(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return upperFirst(words);
}
