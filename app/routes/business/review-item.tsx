import { Icon } from '#app/components/ui/icon.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import { formatAge } from '#app/domain/business/format-age.ts';
import type { Review } from '#app/domain/review/review.ts';
import { formatMonth, toDateTime } from '#app/domain/text/text.ts';

type ReviewItemProps = {
  review: Review;
  /** Name of the business, whose owner may have replied. */
  name: string;
  renderedAt: number;
};

export function ReviewItem({ review, name, renderedAt }: ReviewItemProps) {
  const { author_name, rating, body, visited_on, proof, owner_answer, created_at } = review;
  const now = useNow(renderedAt);
  const background = [
    visited_on && `Visited in ${formatMonth(visited_on)}`,
    proof === 'receipt' && 'Receipt seen',
  ].filter(Boolean);
  return (
    <article>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h3 className="min-w-0 text-base font-semibold" dir="auto">
          {author_name}
        </h3>
        <Stars rating={rating} />
        <p className="text-sm text-faint">
          <time dateTime={toDateTime(created_at)} title={created_at.slice(0, 10)}>
            {formatAge(created_at, now)}
          </time>
        </p>
      </header>
      <p className="mt-2 max-w-[68ch] whitespace-pre-line" dir="auto">
        {body}
      </p>
      {background.length > 0 && <p className="mt-2 text-sm text-faint">{background.join(' · ')}</p>}
      {owner_answer && (
        <div className="mt-4 border-l-[3px] border-rule-strong pl-4">
          <p className="text-sm font-semibold">
            <bdi>{name}</bdi> answered
          </p>
          <p className="mt-1 max-w-[66ch] whitespace-pre-line text-soft" dir="auto">
            {owner_answer}
          </p>
        </div>
      )}
    </article>
  );
}

function Stars({ rating }: { rating: number }) {
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
