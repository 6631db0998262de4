import { Link, data, redirect } from 'react-router';
import { ArticleLayout, MoreArticles } from '#app/components/article/article-layout.tsx';
import { GuideTile } from '#app/components/article/article-tile.tsx';
import { Byline, describeArticle, describeListings } from '#app/components/article/byline.tsx';
import { CityCover } from '#app/components/pictures/cover.tsx';
import { JsonLd } from '#app/components/site/document-scripts.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta, useSiteOrigin } from '#app/components/site/page-meta.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findGuide, findGuides } from '#app/domain/article/article.server.ts';
import {
  type GuideMetro,
  findStopsInText,
  listEmbedded,
  metroLabel,
} from '#app/domain/article/article.ts';
import { parseMarkdown } from '#app/domain/article/parse-markdown.ts';
import { findMap } from '#app/domain/map/find-map.server.ts';
import { stillMapSize } from '#app/domain/map/map-view.ts';
import { days, findOpeningTime } from '#app/domain/search/search-choices.ts';
import * as t from '#app/messages/routes/guides.ts';
import type { Services } from '#app/services/services.ts';
import type { Route } from './+types/guide';
import { Walk, WalkMap, findCoordinates, walkTimes } from './walk.tsx';

export const handle = {
  hydration: 'interaction',
  searchParams: ['day', 'time'],
  allowedValues: { day: days, time: walkTimes },
  findCity: ({ guide }: Pick<Route.ComponentProps['loaderData'], 'guide'>) =>
    metroLabel(guide.metro),
} satisfies ScreenHandle;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await findGuide(services, params.citySlug);
  if (!found) {
    const slug = await findByCity(services, params.citySlug);
    throw slug ? redirect(`/cityguides/${slug}`, 301) : data(null, { status: 404 });
  }
  const { body, ...guide } = found;
  const text = parseMarkdown(body);
  const open = listEmbedded(text.blocks, guide.listings).filter(
    ({ status }) => status === 'published',
  );
  // One alone is no walk.
  const stops = open.length > 1 ? open : [];
  const points = stops.flatMap((stop) => findCoordinates(stop) ?? []);
  const map = await findMap(services, { area: null, points, size: stillMapSize });
  const { day, time } = Object.fromEntries(url.searchParams);
  const opening = findOpeningTime({ day, time });
  const at = opening === 'now' ? null : opening;
  const loaded = { guide, text, stops, map, at, renderedAt: Date.now() };
  return data(loaded, { headers: publicPageHeaders });
}

/** Returns the slug of the one guide of a city named without its state: 'austin' is 'austin-tx'. */
async function findByCity(services: Services, city: string): Promise<string | null> {
  const slugs = (await findGuides(services)).map(({ slug }) => slug);
  const [only = null, ...others] = slugs.filter((slug) => slug.replace(/-[a-z]{2}$/, '') === city);
  return others.length === 0 ? only : null;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function CityGuide({ loaderData }: Route.ComponentProps) {
  const { guide, text, stops, map, at, renderedAt } = loaderData;
  const { slug, title, summary, metro, listings, others } = guide;
  const origin = useSiteOrigin();
  return (
    <ArticleLayout
      parent={{ to: '/cityguides', name: t.title }}
      article={guide}
      text={text}
      stops={stops}
      renderedAt={renderedAt}
      header={
        <>
          <CityCover
            slug={metro.slug}
            size="panorama"
            className="h-44 w-full rounded-card sm:h-72 print:hidden"
          />
          <header className="mt-8">
            <p className="kicker text-accent">{metroLabel(metro)}</p>
            <PageHeading size="profile" className="mt-2 max-w-[20ch]">
              {title}
            </PageHeading>
            <p className="mt-4 mb-5 max-w-[54ch] text-lg text-soft">{summary}</p>
            <Byline article={guide} />
          </header>
        </>
      }
      aside={
        <>
          {stops.length > 0 && <WalkMap stops={stops} map={map} at={at} />}
          <MetroLink metro={metro} />
        </>
      }
      intro={
        stops.length > 0 && (
          <Walk stops={stops} inText={findStopsInText(text)} at={at} renderedAt={renderedAt} />
        )
      }
    >
      <MoreArticles
        title={t.otherGuides}
        articles={others}
        renderTile={(other) => <GuideTile guide={other} />}
        columns="lg:grid-cols-4"
      />
      <JsonLd
        data={describeArticle({ type: 'Article', article: guide, origin, ...addresses(slug) })}
      />
      <JsonLd data={describeListings(listings, origin)} />
    </ArticleLayout>
  );
}

function MetroLink({ metro }: { metro: GuideMetro }) {
  return (
    <Link
      prefetch="intent"
      className="no-print link-quiet inline-flex min-h-11 items-center gap-2 text-sm font-medium"
      to={`/browse/metro/${metro.slug}`}
    >
      {t.allListingsAround({ name: metro.name })} <Icon name="arrow" className="size-4" />
    </Link>
  );
}

function addresses(slug: string) {
  return { path: `/cityguides/${slug}`, image: `/share/guides/${slug}.png` };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { slug, title, summary } = loaderData.guide;
  return pageMeta({ matches, title, description: summary, type: 'article', ...addresses(slug) });
}
