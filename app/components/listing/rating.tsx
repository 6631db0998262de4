import { formatCount } from '#app/domain/text/text.ts';
import { Icon } from '#app/components/ui/icon.tsx';

type RatingProps = { rating: number | null; count: number };

/** "★ 4.6 (128)"; nothing without reviews. */
export function Rating({ rating, count }: RatingProps) {
  if (rating === null) return null;
  const reviews = count === 1 ? '1 review' : `${formatCount(count)} reviews`;
  return (
    <span className="inline-flex items-center gap-1 text-sm whitespace-nowrap">
      <Icon name="star" className="size-4 text-star" />
      <span className="sr-only">Rated </span>
      <span className="font-semibold tabular-nums">{rating.toFixed(1)}</span>
      <span className="sr-only"> out of 5, {reviews}</span>
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
      <span className="sr-only">{rating} out of 5 stars</span>
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
