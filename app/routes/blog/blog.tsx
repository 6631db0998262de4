import type { ReactNode } from 'react';
import { data, Link, redirect } from 'react-router';
import { z } from 'zod';
import { PostTile } from '#app/components/article/article-tile.tsx';
import { Byline, describeArticles } from '#app/components/article/byline.tsx';
import { WindowCover } from '#app/components/pictures/cover.tsx';
import { JsonLd } from '#app/components/site/document-scripts.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta, useSiteOrigin } from '#app/components/site/page-meta.ts';
import { CardLink } from '#app/components/ui/card-link.tsx';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { servicesContext } from '#app/context.ts';
import { getBlog } from '#app/domain/article/article.server.ts';
import {
  type Blog,
  type BlogQuery,
  namePattern,
  type PostCard,
  tagLabel,
} from '#app/domain/article/article.ts';
import { parseLeniently, toFirstValues } from '#app/errors/parse.ts';
import * as t from '#app/messages/routes/blog.tsx';
import type { Route } from './+types/blog';
import { feedLinks } from './feed-links.ts';

/** The longest slug that the database stores. */
const longestName = 120;
const filterSchema = z.string().max(longestName).regex(namePattern).nullable().default(null);

/** `?tag=&author=` of the blog, as a BlogQuery. */
const blogQuerySchema = z.object({ tag: filterSchema, author: filterSchema });

export const handle = {
  hydration: 'interaction',
  searchParams: ['tag', 'author'],
  listed: { path: '/blog' },
} satisfies ScreenHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { value: query } = parseLeniently(blogQuerySchema, toFirstValues(url.searchParams));
  const services = context.get(servicesContext);
  const blog = await getBlog(services, query);
  if (blog.author !== query.author) {
    const present = new URLSearchParams({ author: blog.author ?? '' });
    if (query.tag !== null) present.set('tag', query.tag);
    throw redirect(`/blog?${present}`, 301);
  }
  // Unknown tags and authors are not cached, because anybody can invent them.
  const headers = blog.posts.length === 0 ? {} : publicPageHeaders;
  return data({ ...blog, query }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BlogIndex({ loaderData }: Route.ComponentProps) {
  const { posts, tags, authors, query } = loaderData;
  const filter = findFilter(loaderData);
  const lead = filter ? undefined : posts[0];
  const origin = useSiteOrigin();
  const rest = lead ? posts.slice(1) : posts;
  const author = authors.find(({ slug }) => slug === query.author);
  return (
    <div className="shell pt-8 sm:pt-12">
      <p className="kicker text-accent">{t.kicker({ site: site.name })}</p>
      <PageHeading size="profile" className="mt-2">
        {t.heading}
      </PageHeading>
      <p className="mt-4 max-w-[56ch] text-lg text-pretty text-soft">{t.introduction}</p>
      <TagFilter tags={tags} selected={query} />
      <p className="sr-only" role="status">
        {filter && t.filteredCount({ ...filter, count: posts.length })}
      </p>
      {lead && <LeadPost post={lead} />}
      {author ? (
        <div className="mt-10 max-w-[56ch]">
          <h2 className="text-section">{t.filteredPosts(filter)}</h2>
          <p className="mt-2 text-soft">{author.bio}</p>
        </div>
      ) : (
        posts.length > 0 && (
          <h2 className="sr-only">{filter ? t.filteredPosts(filter) : t.earlierPosts}</h2>
        )
      )}
      {posts.length === 0 && <NoPosts title={t.filteredEmpty(filter)} tags={tags} />}
      <ul className="mt-8 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {rest.map((post) => (
          <li key={post.slug}>
            <PostTile post={post} />
          </li>
        ))}
      </ul>
      {authors.length > 0 && <Authors authors={authors} />}
      <JsonLd data={describeArticles(posts, { origin, folder: '/blog' })} />
    </div>
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { posts, query } = loaderData;
  const { tag, author } = query;
  const narrowing = new URLSearchParams({ ...(tag && { tag }), ...(author && { author }) });
  const filter = findFilter(loaderData);
  return [
    ...pageMeta({
      matches,
      title: filter ? t.filteredPosts(filter) : t.title,
      description: t.metaDescription(filter),
      path: narrowing.size === 0 ? '/blog' : `/blog?${narrowing}`,
      isThin: posts.length === 0,
    }),
    ...feedLinks(),
  ];
}

/** Returns the label of the tag and the name of the author whose posts are shown; null for all. */
function findFilter({ query, authors }: Pick<Blog, 'authors'> & { query: BlogQuery }) {
  const { tag, author } = query;
  if (!tag && !author) return null;
  const name = authors.find(({ slug }) => slug === author)?.name ?? t.unknownAuthor;
  return { tag: tag ? tagLabel(tag) : null, author: author ? name : null };
}

type TagFilterProps = { tags: Blog['tags']; selected: BlogQuery };

/** All tags with their number of posts; the active one links to all posts. */
function TagFilter({ tags, selected }: TagFilterProps) {
  if (tags.length === 0) return null;
  return (
    <nav className="no-print mt-6" aria-label={t.tagFilterLabel}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <TagLink to="/blog" isSelected={!selected.tag && !selected.author}>
            {t.allPosts}
          </TagLink>
        </li>
        {tags.map(({ tag, count }) => (
          <li key={tag}>
            <TagLink to={`/blog?tag=${tag}`} isSelected={tag === selected.tag}>
              {tagLabel(tag)} <span className="tabular-nums opacity-75">{count}</span>
            </TagLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TagLinkProps = { to: string; isSelected: boolean; children: ReactNode };

function TagLink({ to, isSelected, children }: TagLinkProps) {
  const className = isSelected
    ? 'border-ink bg-ink text-paper forced-color-adjust-none forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
    : 'border-rule-strong hover:border-ink hover:text-accent';
  return (
    <Link
      prefetch="intent"
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-round border-[1.5px] px-4 text-sm font-medium ${className}`}
      to={to}
      aria-current={isSelected ? 'true' : undefined}
      preventScrollReset
      state={{ keepFocus: true }}
    >
      {children}
    </Link>
  );
}

/** The authors, and the feeds. */
function Authors({ authors }: Pick<Blog, 'authors'>) {
  return (
    <section className="mt-20" aria-labelledby="authors">
      <div className="rule-double">
        <h2 id="authors" className="pt-3 text-section">
          {t.authorsTitle}
        </h2>
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {authors.map(({ slug, name, bio, count }) => (
          <li key={slug}>
            <h3 className="text-title">{name}</h3>
            <p className="mt-1 text-sm text-soft">{bio}</p>
            <Link
              prefetch="intent"
              className="link-quiet inline-flex min-h-11 items-center text-sm"
              to={`/blog?author=${slug}`}
            >
              <span>
                {t.postCount({ count })}
                <span className="sr-only"> {t.byAuthor({ name })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="no-print mt-10 border-t border-rule pt-4 text-sm text-soft">
        {t.feeds({
          atom: (text) => (
            <a className="link-quiet" href="/blog/feed.xml">
              {text}
            </a>
          ),
          json: (text) => (
            <a className="link-quiet" href="/blog/feed.json">
              {text}
            </a>
          ),
        })}
      </p>
    </section>
  );
}

/** The newest post, large. */
function LeadPost({ post }: { post: PostCard }) {
  return (
    <article className="group relative mt-8 grid grid-cols-1 overflow-hidden rounded-card bg-raised shadow-card lg:grid-cols-2">
      <WindowCover slug={post.slug} isFirst className="h-56 w-full sm:h-72 lg:h-full" />
      <div className="p-5 sm:p-8">
        <p className="kicker text-accent">{post.tags.map(tagLabel).join(', ')}</p>
        <h2 className="mt-2 text-page">
          <CardLink to={`/blog/${post.slug}`}>{post.title}</CardLink>
        </h2>
        <p className="mt-3 mb-5 text-lg text-soft">{post.summary}</p>
        <Byline article={post} authorTo={`/blog?author=${post.author.slug}`} />
      </div>
    </article>
  );
}

type NoPostsProps = {
  /** 'Nothing about “Parking” yet'. */
  title: string;
  tags: Blog['tags'];
};

/** No post matches; links to all posts. */
function NoPosts({ title, tags }: NoPostsProps) {
  return (
    <EmptyState title={title}>
      {tags.length > 0 && (
        <>
          <p className="mt-3 text-soft">{t.chooseTag}</p>
          <Link
            prefetch="intent"
            className="link-quiet mt-3 inline-flex min-h-11 items-center font-medium"
            to="/blog"
          >
            {t.readAllPosts}
          </Link>
        </>
      )}
    </EmptyState>
  );
}
