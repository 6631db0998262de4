import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import { dayMs, hourMs, minuteMs } from '#app/domain/text/text.ts';

const styles = {
  good: { icon: 'check', color: 'text-open' },
  bad: { icon: 'alert', color: 'text-accent' },
  unknown: { icon: 'minus', color: 'text-soft' },
} as const;

type StateKind = keyof typeof styles;

/** A state as shape, color and words. */
export function State({ kind, words }: { kind: StateKind; words: string }) {
  const { icon, color } = styles[kind];
  return (
    <span className={`inline-flex items-start gap-2 ${color} forced-colors:text-[CanvasText]`}>
      <Icon name={icon} className="mt-0.5 size-4" />
      <span>{words}</span>
    </span>
  );
}

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
  ['second', 1_000],
] as const;

/** Formats a duration in the largest unit that fits: '3 hours', '1 minute', 'under a second'. */
export function formatDuration(ms: number): string {
  const [unit, size] = units.find(([, each]) => ms >= each) ?? ['', 0];
  if (unit === '') return 'under a second';
  const count = Math.floor(ms / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Returns the milliseconds between two moments; never negative, even if clocks differ. */
export function spanOf(since: string, until: string): number {
  return Math.max(0, Date.parse(until) - Date.parse(since));
}

/**
 * Reloads the screen this long after it was loaded, while it is visible, and when it becomes
 * visible again. Null: not automatically.
 */
export function useAutoRefresh(everyMs: number | null): void {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (everyMs === null || state !== 'idle') return undefined;
    function refresh() {
      if (document.visibilityState === 'visible') void revalidate();
    }
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [everyMs, state, revalidate]);
}
