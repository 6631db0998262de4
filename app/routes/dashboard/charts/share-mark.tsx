import { formatCount } from '#app/domain/text/text.ts';

/** A share as numbers and as a bar. */
export function ShareMark({ part, whole }: { part: number; whole: number }) {
  const share = (100 * part) / whole;
  return (
    <span className="inline-flex items-center justify-end gap-3">
      <svg
        className="hidden h-2 w-16 lg:block"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="fill-rule forced-colors:fill-[GrayText]" width="100" height="4" />
        <rect className="fill-ink forced-colors:fill-[CanvasText]" width={share} height="4" />
      </svg>
      <span>
        {formatCount(part)} <span className="text-soft">({Math.round(share)}%)</span>
      </span>
    </span>
  );
}
