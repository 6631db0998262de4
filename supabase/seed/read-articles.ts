import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { namePattern } from '#app/domain/article/article.ts';
import { parseMarkdown } from '#app/domain/article/parse-markdown.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day like 2026-03-12');
const shared = {
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1).max(160),
  summary: z.string().min(1).max(400),
  author: z.string(),
  published_at: day,
  updated_at: day,
};
const guideMatter = z.strictObject({ ...shared, metro: z.string() });
/** 'hours, how-it-works' */
const tags = z
  .string()
  .transform((list) => list.split(',').map((tag) => tag.trim()))
  .pipe(z.array(z.string().regex(namePattern)).max(8));
const postMatter = z.strictObject({ ...shared, tags });
const authorList = z.array(z.strictObject({ slug: z.string(), name: z.string(), bio: z.string() }));

export type SeedAuthor = z.infer<typeof authorList>[number];
export type SeedGuide = z.infer<typeof guideMatter> & { body: string };
export type SeedPost = z.infer<typeof postMatter> & { body: string };
export type SeedArticles = { authors: SeedAuthor[]; guides: SeedGuide[]; posts: SeedPost[] };

/** Slugs that a text may refer to. */
export type Known = { listings: Set<string>; metros: Set<string> };

/**
 * Reads authors.json, guides/*.md and posts/*.md.
 * @throws Error naming the file and what it refers to that does not exist, or the field that is wrong
 */
export function readArticles(folder: string, known: Known): SeedArticles {
  const authors = authorList.parse(JSON.parse(readFileSync(join(folder, 'authors.json'), 'utf8')));
  const authorSlugs = new Set(authors.map(({ slug }) => slug));
  const guides = readFolder(join(folder, 'guides'), guideMatter);
  const posts = readFolder(join(folder, 'posts'), postMatter);
  for (const article of [...guides, ...posts]) {
    requireKnown(article, 'author', article.author, authorSlugs);
    for (const block of parseMarkdown(article.body).blocks) {
      if (block.type === 'listing') requireKnown(article, 'listing', block.slug, known.listings);
    }
  }
  for (const guide of guides) requireKnown(guide, 'metro', guide.metro, known.metros);
  return { authors, guides, posts };
}

function readFolder<Matter extends { slug: string }>(folder: string, schema: z.ZodType<Matter>) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names.sort().map((name) => {
    const [, matter, body] =
      /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(readFileSync(join(folder, name), 'utf8')) ??
      [];
    if (matter === undefined || body === undefined) throw new Error(`${name} has no front matter`);
    const parsed = schema.safeParse(parseYaml(matter));
    if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
    if (`${parsed.data.slug}.md` !== name)
      throw new Error(`${name} has the slug ${parsed.data.slug}`);
    return { ...parsed.data, body: body.trim() };
  });
}

function requireKnown(article: { slug: string }, kind: string, slug: string, known: Set<string>) {
  if (!known.has(slug)) throw new Error(`${article.slug} names an unknown ${kind}: ${slug}`);
}
