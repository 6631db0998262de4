import type { VitalSummary } from '#app/domain/metric/summary.ts';
import { formatShare, ratingColors } from './format-vital.ts';

const gap = 0.6;

/** The shares of good, middling and poor visits, as a bar and in words. */
export function ShareBar({ samples, good, poor }: Pick<VitalSummary, 'samples' | 'good' | 'poor'>) {
  const parts = [
    { rating: 'good' as const, count: good },
    { rating: 'needs improvement' as const, count: samples - good - poor },
    { rating: 'poor' as const, count: poor },
  ].filter(({ count }) => count > 0);
  let from = 0;
  return (
    <svg
      className="h-2 w-full forced-color-adjust-none"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={parts
        .map(({ rating, count }) => `${formatShare(count, samples)} ${rating}`)
        .join(', ')}
    >
      {parts.map(({ rating, count }) => {
        const width = (100 * count) / samples;
        const x = from;
        from += width;
        return (
          <rect
            key={rating}
            className={ratingColors[rating].fill}
            x={x}
            width={Math.max(0.5, width - gap)}
            height="4"
          />
        );
      })}
    </svg>
  );
}
