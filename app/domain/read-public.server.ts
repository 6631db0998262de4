import { noteTopics } from '#app/services/kv/read-topics.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { SqlFunctions, answers } from './answers.ts';
import { type Answer, callFunction } from './call-function.ts';

type TopicsOf = {
  [Name in keyof typeof answers]?: (
    args: SqlFunctions[Name]['Args'],
    answer: Answer<Name>,
  ) => string[];
};

const directory = () => ['directory'];
const articles = () => ['articles'];

/**
 * Topics (cache tags) that each public read depends on; caches check whether one of them changed
 * since. The topic names are those of the migration `changes`. A list narrowed to a metro or a
 * category contains only its listings.
 */
const topicsOf = {
  find_former_listings: directory,
  find_guides: articles,
  find_listing_dates: directory,
  find_metros: directory,
  find_posts: articles,
  find_unusual_listings: directory,
  get_blog: articles,
  get_business: (_args, business) => {
    if (business === null || business.status === 'gone') return [];
    const { similar, nearby, moved_to } = business;
    return nameListings([business, ...similar, ...nearby, ...(moved_to ? [moved_to] : [])]);
  },
  get_business_history: (_args, history) => (history ? nameListings([history]) : []),
  get_guide: (_args, guide) => ['articles', ...nameListings(guide?.listings)],
  get_post: (_args, post) => ['articles', ...nameListings(post?.listings)],
  list_metro_index: ({ metro }) => [`metro:${metro}`],
  // Map labels appear on every profile: a new city may wait until cached copies expire.
  places_within: () => [],
  search_businesses: (asked, { metro, category }) => {
    if (asked.metro && metro) return [`metro:${metro.slug}`];
    return asked.category && category ? [`category:${category.slug}`] : ['directory'];
  },
  sitemap_businesses: directory,
  sitemap_categories: directory,
  sitemap_guides: articles,
  sitemap_metros: directory,
  sitemap_parts: directory,
  sitemap_posts: articles,
  suggest: directory,
} satisfies TopicsOf;

type PublicRead = keyof typeof topicsOf;

/**
 * Calls a SQL function that anybody may read. The Worker's operations use this instead of
 * `callFunction`, so that caches learn the topics of each answer.
 * @throws AppError backend_unavailable; `cause` has the database's error
 */
export async function readPublic<Name extends PublicRead>(
  { db }: { db: Db },
  name: Name,
  args: SqlFunctions[Name]['Args'],
): Promise<Answer<Name>> {
  const answer = await callFunction({ db }, name, args);
  const listTopics: (args: never, answer: never) => string[] = topicsOf[name];
  noteTopics(['everything', ...listTopics(args as never, answer as never)]);
  return answer;
}

function nameListings(listings: readonly { slug: string }[] = []): string[] {
  return ['listings', ...listings.map(({ slug }) => `listing:${slug}`)];
}
