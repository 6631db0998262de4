import { type GuideCard, metroLabel } from '#app/domain/guide/guide.ts';
import { CityCover } from '#app/components/pictures/city-cover.tsx';
import { TravellingCover } from '#app/components/pictures/travelling-cover.tsx';
import { ArticleTile } from './article-tile.tsx';

/** A city guide in a grid. */
export function GuideTile({ guide }: { guide: GuideCard }) {
  return (
    <ArticleTile
      article={guide}
      to={`/cityguides/${guide.slug}`}
      kicker={metroLabel(guide.metro)}
      cover={
        <TravellingCover of={`guide-${guide.slug}`}>
          <CityCover slug={guide.slug} size="card" className="aspect-[2/1] w-full" />
        </TravellingCover>
      }
    />
  );
}
