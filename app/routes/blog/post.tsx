import { Link, data } from 'react-router';
import { ArticleLayout, MoreArticles } from '#app/components/article/article-layout.tsx';
import { PostTile } from '#app/components/article/article-tile.tsx';
import { Byline, describeArticle } from '#app/components/article/byline.tsx';
import { WindowCover } from '#app/components/pictures/cover.tsx';
import { JsonLd } from '#app/components/site/document-scripts.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta, useSiteOrigin } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findPost } from '#app/domain/article/article.server.ts';
import { tagLabel } from '#app/domain/article/article.ts';
import { parseMarkdown } from '#app/domain/article/parse-markdown.ts';
import * as t from '#app/messages/routes/blog.tsx';
import type { Route } from './+types/post';
import { feedLinks } from './feed-links.ts';

export const handle = { hydration: 'interaction' } satisfies ScreenHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await findPost(services, params.slug);
  if (!found) throw data(null, { status: 404 });
  const { body, ...post } = found;
  const text = parseMarkdown(body);
  return data({ post, text, renderedAt: Date.now() }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { post, text, renderedAt } = loaderData;
  const { slug, title, summary, tags, related } = post;
  const origin = useSiteOrigin();
  const authorTo = `/blog?author=${post.author.slug}`;
  return (
    <ArticleLayout
      parent={{ to: '/blog', name: t.title }}
      article={post}
      authorTo={authorTo}
      text={text}
      renderedAt={renderedAt}
      header={
        <header className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="lg:order-first">
            <Tags tags={tags} />
            <PageHeading size="profile" className="mt-2">
              {title}
            </PageHeading>
            <p className="mt-4 mb-5 max-w-[54ch] text-lg text-soft">{summary}</p>
            <Byline article={post} authorTo={authorTo} />
          </div>
          <WindowCover
            slug={slug}
            className="order-first h-44 w-full rounded-card sm:h-64 lg:order-last lg:h-72 print:hidden"
          />
        </header>
      }
    >
      <MoreArticles
        title={t.readOn}
        articles={related}
        renderTile={(other) => <PostTile post={other} />}
        columns="lg:grid-cols-3"
      />
      <JsonLd
        data={describeArticle({
          type: 'BlogPosting',
          article: post,
          origin,
          keywords: tags,
          ...addresses(slug),
        })}
      />
    </ArticleLayout>
  );
}

function Tags({ tags }: { tags: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4" aria-label={t.tagsLabel}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            prefetch="intent"
            className="kicker inline-flex min-h-11 items-center text-accent hover:underline"
            to={`/blog?tag=${tag}`}
          >
            {tagLabel(tag)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function addresses(slug: string) {
  return { path: `/blog/${slug}`, image: `/share/posts/${slug}.png` };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { slug, title, summary } = loaderData.post;
  return [
    ...pageMeta({ matches, title, description: summary, type: 'article', ...addresses(slug) }),
    ...feedLinks(),
  ];
}
