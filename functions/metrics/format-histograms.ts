import { type VitalName, vitalBounds } from '#app/config/vitals.ts';
import type { VitalTotals } from '#app/domain/metric/metric.server.ts';

type Family = { name: string; help: string; bounds: readonly number[]; perUnit: number };

const seconds = { bounds: vitalBounds.seconds, perUnit: 1000 };

/** Names follow Prometheus's convention: the quantity, then its base unit. */
const families: Record<VitalName, Family> = {
  LCP: {
    name: 'mainstreet_largest_contentful_paint_seconds',
    help: 'Time until the largest element was painted.',
    ...seconds,
  },
  INP: {
    name: 'mainstreet_interaction_to_next_paint_seconds',
    help: 'Longest wait between an interaction and the next paint.',
    ...seconds,
  },
  CLS: {
    name: 'mainstreet_cumulative_layout_shift_score',
    help: 'Largest burst of unexpected layout shifts.',
    bounds: vitalBounds.score,
    perUnit: 1,
  },
  TTFB: {
    name: 'mainstreet_time_to_first_byte_seconds',
    help: 'Time until the first byte of the page arrived.',
    ...seconds,
  },
  FID: {
    name: 'mainstreet_first_input_delay_seconds',
    help: 'Wait between the first input and its handling.',
    ...seconds,
  },
};

/**
 * Formats each vital as a histogram with buckets, sum and count, in Prometheus's text format 0.0.4.
 * @param bounds the upper bounds of the totals' `buckets`, in order
 */
export function formatHistograms(totals: VitalTotals[], bounds: readonly number[]): string {
  const lines = Object.entries(families).flatMap(([metric, family]) => {
    const series = totals.filter((each) => each.metric === metric);
    return [
      `# HELP ${family.name} ${family.help}`,
      `# TYPE ${family.name} histogram`,
      ...series.flatMap((each) => formatSeries(family, each, bounds)),
    ];
  });
  return `${lines.join('\n')}\n`;
}

function formatSeries(
  { name, bounds: shown, perUnit }: Family,
  { path, device, count, sum, buckets }: VitalTotals,
  bounds: readonly number[],
): string[] {
  const labels = `route="${escape(path)}",device="${escape(device)}"`;
  return [
    ...shown.map((bound) => {
      const upTo = buckets[bounds.indexOf(bound)] ?? 0;
      return `${name}_bucket{${labels},le="${bound / perUnit}"} ${upTo}`;
    }),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum / perUnit}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

function escape(value: string): string {
  return value.replace(/[\\"\n]/g, (char) => (char === '\n' ? '\\n' : `\\${char}`));
}
