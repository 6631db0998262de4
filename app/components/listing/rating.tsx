import { Icon } from '#app/components/ui/icon.tsx';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/listing.tsx';

type RatingProps = { rating: number | null; count: number };

/** "★ 4.6 (128)"; nothing without reviews. */
export function Rating({ rating, count }: RatingProps) {
  if (rating === null) return null;
  return (
    <span className="inline-flex items-baseline gap-1 text-sm whitespace-nowrap">
      <Icon name="star" className="size-4 self-center text-star" />
      {t.rated({
        rating: <span className="font-semibold tabular-nums">{rating.toFixed(1)}</span>,
        reviews: t.reviewCount({ count, formatted: formatCount(count) }),
        unseen: (text) => <span className="sr-only">{text}</span>,
      })}
      <span className="text-faint tabular-nums" aria-hidden="true">
        ({formatCount(count)})
      </span>
    </span>
  );
}

/** The stars that one person gave, 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className="inline-flex self-center">
      <span className="sr-only">{t.stars({ rating })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name="star"
          className={`size-4 ${star <= rating ? 'text-star' : 'text-rule'}`}
        />
      ))}
    </p>
  );
}
