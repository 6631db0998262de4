import { type GuideCard, metroLabel } from '#app/domain/guide/guide.ts';
import { CityCover } from '#app/components/pictures/city-cover.tsx';
import { ArticleTile } from './article-tile.tsx';

/** A city guide in a grid. */
export function GuideTile({ guide }: { guide: GuideCard }) {
  return (
    <ArticleTile
      article={guide}
      to={`/cityguides/${guide.slug}`}
      kicker={metroLabel(guide.metro)}
      cover={<CityCover slug={guide.slug} size="card" className="aspect-[2/1] w-full" />}
    />
  );
}
