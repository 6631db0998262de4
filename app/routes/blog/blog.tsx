import { data } from 'react-router';
import { describeArticles } from '#app/components/article/describe-article.ts';
import { PostTile } from '#app/components/article/post-tile.tsx';
import { JsonLd } from '#app/components/json-ld.tsx';
import { PageHeading } from '#app/components/page-heading.tsx';
import { pageMeta } from '#app/components/page-meta.ts';
import { useSiteOrigin } from '#app/components/use-site-origin.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { requireServices } from '#app/context.ts';
import { getBlog } from '#app/domain/post/get-blog.server.ts';
import { tagLabel, tagPattern } from '#app/domain/post/post.ts';
import { answerAppError } from '#app/errors/answer-app-error.ts';
import { Authors } from './authors.tsx';
import { feedLinks } from './feed-links.ts';
import { LeadPost } from './lead-post.tsx';
import { TagFilter } from './tag-filter.tsx';
import type { Route } from './+types/blog';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('tag') ?? '';
  const tag = tagPattern.test(asked) ? asked : null;
  const services = await requireServices(context);
  const blog = await getBlog(services, tag).catch(answerAppError);
  return data({ ...blog, tag }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BlogIndex({ loaderData }: Route.ComponentProps) {
  const { posts, tags, authors, tag } = loaderData;
  const origin = useSiteOrigin();
  const lead = tag === null ? posts[0] : undefined;
  const rest = lead ? posts.slice(1) : posts;
  return (
    <div className="shell pt-8 sm:pt-12">
      <p className="kicker text-accent">The Mainstreet blog</p>
      <PageHeading size="profile" className="mt-2">
        Notes from behind the counter
      </PageHeading>
      <p className="mt-4 max-w-[56ch] text-lg text-pretty text-soft">
        How this directory works, and what helps a small business to be found.
      </p>
      <TagFilter tags={tags} selected={tag} />
      <p className="sr-only" role="status">
        {tag && `${posts.length} ${posts.length === 1 ? 'post' : 'posts'} about ${tagLabel(tag)}`}
      </p>
      {lead && <LeadPost post={lead} />}
      {posts.length === 0 && (
        <p className="mt-10">{tag ? `Nothing about “${tagLabel(tag)}” yet.` : 'Nothing yet.'}</p>
      )}
      <h2 className="sr-only">{tag ? `Posts about ${tagLabel(tag)}` : 'Earlier posts'}</h2>
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
  const tag = loaderData?.tag ?? null;
  const about = tag === null ? '' : `: ${tagLabel(tag)}`;
  return [
    ...pageMeta({
      matches,
      title: `Blog${about}`,
      description: `How the directory works, and what helps a small business to be found${about}.`,
      path: tag === null ? '/blog' : `/blog?tag=${tag}`,
      isThin: loaderData?.posts.length === 0,
    }),
    ...feedLinks,
  ];
}
