import type { Hours } from '#app/domain/business/business.ts';
import { formatOpenState, type OpenTone } from '#app/domain/business/format-hours.ts';
import { getOpenState } from '#app/domain/business/open-state.ts';
import { useNow } from './use-now.ts';

type OpenStatusProps = {
  hours: Hours;
  /** Milliseconds; when the server rendered. */
  renderedAt: number;
  /** Renders nothing when no hours are known. */
  hideUnknown?: boolean;
  /** "opens Tue 6:30 AM", to stay on one line of a list. */
  isShort?: boolean;
  className?: string;
};

const tones: Record<OpenTone, string> = {
  open: 'text-open',
  soon: 'text-soon',
  closed: 'text-ink',
  unknown: 'text-faint',
};

/** "Open · closes in 25 min", kept up to date in the browser. */
export function OpenStatus({
  hours,
  renderedAt,
  hideUnknown,
  isShort,
  className = 'text-sm',
}: OpenStatusProps) {
  const state = getOpenState(hours, useNow(renderedAt));
  if (hideUnknown && state.kind === 'unknown') return null;
  const { tone, label, detail } = formatOpenState(state, isShort);
  // A printed page is read at another time.
  const isTimeDependent = state.kind === 'open' || state.kind === 'closed';
  return (
    <p
      data-rendered-at={renderedAt}
      className={`text-pretty ${isTimeDependent ? 'print:hidden' : ''} ${className}`}
    >
      <span className={`font-semibold ${tones[tone]}`}>{label}</span>
      {detail && <span className="text-soft"> · {detail}</span>}
    </p>
  );
}
