import { Link } from 'react-router';
import { Byline } from '#app/components/article/byline.tsx';
import { CityCover } from '#app/components/pictures/city-cover.tsx';
import { type GuideCard, metroLabel } from '#app/domain/guide/guide.ts';

/** The newest guide, large. */
export function LeadGuide({ guide }: { guide: GuideCard }) {
  return (
    <article className="group relative mt-8 overflow-hidden rounded-card bg-raised shadow-card sm:mt-10">
      <CityCover slug={guide.slug} size="panorama" className="h-40 w-full sm:h-80" />
      <div className="p-5 sm:p-8">
        <p className="kicker text-accent">Newest · {metroLabel(guide.metro)}</p>
        <h2 className="mt-2 max-w-[26ch] text-page">
          <Link
            className="link-stretched group-hover:text-accent"
            to={`/cityguides/${guide.slug}`}
            prefetch="intent"
          >
            {guide.title}
          </Link>
        </h2>
        <p className="mt-3 mb-4 max-w-[60ch] text-lg text-soft">{guide.summary}</p>
        <Byline article={guide} />
      </div>
    </article>
  );
}
