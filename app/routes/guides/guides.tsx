import { data, Link } from 'react-router';
import { GuideTile, PostTile } from '#app/components/article/article-tile.tsx';
import { Byline, describeArticles } from '#app/components/article/byline.tsx';
import { CityCover } from '#app/components/pictures/cover.tsx';
import { JsonLd } from '#app/components/site/document-scripts.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta, useSiteOrigin } from '#app/components/site/page-meta.ts';
import { CardLink } from '#app/components/ui/card-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findGuides, findPosts } from '#app/domain/article/article.server.ts';
import { type GuideCard, metroLabel, type PostCard } from '#app/domain/article/article.ts';
import { compareText } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/guides.ts';
import type { Route } from './+types/guides';

export const handle = {
  listed: { path: '/cityguides' },
  hydration: 'interaction',
} satisfies ScreenHandle;

const postsShown = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [guides, posts] = await Promise.all([
    findGuides(services),
    findPosts(services, { limit: postsShown }),
  ]);
  return data({ guides, posts }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Guides({ loaderData }: Route.ComponentProps) {
  const origin = useSiteOrigin();
  const [lead, ...rest] = loaderData.guides;
  const byMetro = rest.toSorted((a, b) => compareText(metroLabel(a.metro), metroLabel(b.metro)));
  return (
    <div className="shell pt-8 sm:pt-12">
      <p className="kicker text-accent">{t.title}</p>
      <PageHeading size="profile" className="mt-2 max-w-[18ch]">
        {t.heading}
      </PageHeading>
      <p className="mt-4 max-w-[56ch] text-lg text-pretty text-soft">{t.introduction}</p>
      {lead ? (
        <>
          <LeadGuide guide={lead} />
          <h2 className="sr-only">{t.listTitle}</h2>
          <ul className="mt-8 grid grid-cols-1 gap-6 sm:mt-10 sm:grid-cols-2 lg:grid-cols-3">
            {byMetro.map((guide) => (
              <li key={guide.slug}>
                <GuideTile guide={guide} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-10 border-t border-rule pt-6">{t.noGuides}</p>
      )}
      <FromTheBlog posts={loaderData.posts} />
      <JsonLd data={describeArticles(loaderData.guides, { origin, folder: '/cityguides' })} />
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: t.title,
    description: t.metaDescription,
    path: '/cityguides',
  });
}

/** The latest posts at the end of a screen; nothing without any. */
function FromTheBlog({ posts }: { posts: PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="mt-20" aria-labelledby="from-the-blog">
      <div className="rule-double">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-3">
          <h2 id="from-the-blog" className="text-section">
            {t.fromTheBlog}
          </h2>
          <Link
            prefetch="intent"
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium hover:text-accent"
            to="/blog"
          >
            {t.allPosts} <Icon name="arrow" className="size-4" />
          </Link>
        </div>
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostTile post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest guide, large. */
function LeadGuide({ guide }: { guide: GuideCard }) {
  return (
    <article className="group relative mt-8 overflow-hidden rounded-card bg-raised shadow-card sm:mt-10">
      <CityCover slug={guide.metro.slug} size="panorama" className="h-40 w-full sm:h-80" />
      <div className="p-5 sm:p-8">
        <p className="kicker text-accent">{t.newestKicker({ metro: metroLabel(guide.metro) })}</p>
        <h2 className="mt-2 max-w-[26ch] text-page">
          <CardLink to={`/cityguides/${guide.slug}`}>{guide.title}</CardLink>
        </h2>
        <p className="mt-3 mb-4 max-w-[60ch] text-lg text-soft">{guide.summary}</p>
        <Byline article={guide} />
      </div>
    </article>
  );
}
