import { Link } from 'react-router';
import { forgetViewed, useViewedListings } from '#app/browser/storage/recent-lists.ts';
import { ShopFrontCover } from '#app/components/pictures/cover.tsx';
import { PhotoCover } from '#app/components/pictures/listing-cover.tsx';
import * as t from '#app/messages/routes/home/common.ts';

const picture = 'size-14 shrink-0 rounded-control';

/** The recently viewed listings from local storage; nothing without any. */
export function ViewedList() {
  const viewed = useViewedListings();
  if (viewed.length === 0) return null;
  return (
    <section className="mt-14" aria-labelledby="recently-viewed">
      <div className="rule-double">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-3">
          <h2 id="recently-viewed" className="text-section">
            {t.recentlyViewed}
          </h2>
          <button
            className="link-quiet inline-flex min-h-11 items-center text-sm"
            type="button"
            onClick={forgetViewed}
          >
            {t.clear}
            <span className="sr-only">{t.clearWhat}</span>
          </button>
        </div>
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        {viewed.map(({ slug, name, hue, trade, category, place, cover }) => (
          <li key={slug} className="group relative flex items-center gap-3 rounded-control py-2">
            {cover ? (
              <PhotoCover photo={cover} sizes="3.5rem" className={picture} />
            ) : (
              <ShopFrontCover
                subject={{ slug, hue, trade, isOpen: false }}
                isClose
                className={picture}
              />
            )}
            <div className="min-w-0">
              <Link
                className="link-stretched block truncate font-medium group-hover:text-accent"
                to={`/business/${slug}`}
                prefetch="intent"
              >
                {name}
              </Link>
              <p className="truncate text-sm text-soft">
                {category} <span aria-hidden="true">·</span> {place}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
