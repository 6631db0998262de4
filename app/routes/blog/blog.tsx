import { data } from 'react-router';
import { describeArticles } from '#app/components/article/describe-article.ts';
import { PostTile } from '#app/components/article/post-tile.tsx';
import { JsonLd } from '#app/components/site/json-ld.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { useSiteOrigin } from '#app/components/site/use-site-origin.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { servicesContext } from '#app/context.ts';
import { blogQuerySchema } from '#app/domain/post/blog-query.ts';
import { getBlog } from '#app/domain/post/post.server.ts';
import { type Blog, type BlogQuery, tagLabel } from '#app/domain/post/post.ts';
import { parseLeniently, toFirstValues } from '#app/errors/parse.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { Authors } from './authors.tsx';
import { feedLinks } from './feed-links.ts';
import { LeadPost } from './lead-post.tsx';
import { NoPosts } from './no-posts.tsx';
import { TagFilter } from './tag-filter.tsx';
import type { Route } from './+types/blog';

export const handle = {
  starts: 'wanted',
  reads: ['tag', 'author'],
  listed: { path: '/blog' },
} satisfies ScreenHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { value: query } = parseLeniently(blogQuerySchema, toFirstValues(url.searchParams));
  const services = context.get(servicesContext);
  const blog = await getBlog(services, query);
  // Unknown tags and authors are not cached, because anybody can invent them.
  const headers = blog.posts.length === 0 ? {} : publicPageHeaders;
  return data({ ...blog, query }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BlogIndex({ loaderData }: Route.ComponentProps) {
  const { posts, tags, authors, query } = loaderData;
  const narrowedTo = describeNarrowing(loaderData);
  const lead = narrowedTo === '' ? posts[0] : undefined;
  const origin = useSiteOrigin();
  const rest = lead ? posts.slice(1) : posts;
  const author = authors.find(({ slug }) => slug === query.author);
  return (
    <div className="shell pt-8 sm:pt-12">
      <p className="kicker text-accent">The Mainstreet blog</p>
      <PageHeading size="profile" className="mt-2">
        Notes from behind the counter
      </PageHeading>
      <p className="mt-4 max-w-[56ch] text-lg text-pretty text-soft">
        How this directory works, and what helps a small business to be found.
      </p>
      <TagFilter tags={tags} selected={query} />
      <p className="sr-only" role="status">
        {narrowedTo && `${posts.length} ${posts.length === 1 ? 'post' : 'posts'}${narrowedTo}`}
      </p>
      {lead && <LeadPost post={lead} />}
      {author ? (
        <div className="mt-10 max-w-[56ch]">
          <h2 className="text-section">Posts{narrowedTo}</h2>
          <p className="mt-2 text-soft">{author.bio}</p>
        </div>
      ) : (
        posts.length > 0 && (
          <h2 className="sr-only">{narrowedTo ? `Posts${narrowedTo}` : 'Earlier posts'}</h2>
        )
      )}
      {posts.length === 0 && <NoPosts title={`Nothing${narrowedTo} yet`} tags={tags} />}
      <ul className="mt-8 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {rest.map((post) => (
          <li key={post.slug}>
            <PostTile post={post} />
          </li>
        ))}
      </ul>
      <Authors authors={authors} />
      <JsonLd data={describeArticles(posts, { origin, folder: '/blog' })} />
    </div>
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { posts, query } = loaderData;
  const { tag, author } = query;
  const narrowing = new URLSearchParams({ ...(tag && { tag }), ...(author && { author }) });
  const narrowedTo = describeNarrowing(loaderData);
  return [
    ...pageMeta({
      matches,
      title: narrowedTo ? `Posts${narrowedTo}` : 'Blog',
      description: `${narrowedTo ? `Posts${narrowedTo}: how` : 'How'} the directory works, and what helps a small business to be found.`,
      path: narrowing.size === 0 ? '/blog' : `/blog?${narrowing}`,
      isThin: posts.length === 0,
    }),
    ...feedLinks,
  ];
}

/** Returns what follows 'Posts': ' about “Reviews”', ' by Walt Brandvold', or nothing. */
function describeNarrowing({ query, authors }: Pick<Blog, 'authors'> & { query: BlogQuery }) {
  const { tag, author } = query;
  const name = authors.find(({ slug }) => slug === author)?.name ?? 'this author';
  return `${tag ? ` about “${tagLabel(tag)}”` : ''}${author ? ` by ${name}` : ''}`;
}
