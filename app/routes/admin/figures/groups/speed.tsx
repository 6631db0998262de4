import { Link, useLocation } from 'react-router';
import { type VitalName, vitals, devices } from '#app/config/vitals.ts';
import {
  type Dimension,
  findSummary,
  rateVital,
  type VitalRating,
  type VitalSummary,
} from '#app/domain/metric/metric-calls.ts';
import { formatLocalDay, isNameOf, namesOf } from '#app/domain/text/text.ts';
import {
  change,
  type Cell,
  type Figure,
  type FigureGroup,
  type FigureRequest,
  formatShare,
} from '../figure.ts';

const vitalTitles: Record<VitalName, string> = {
  LCP: 'Largest paint: until the main content is visible',
  INP: 'Response: from a tap until the page responds',
  CLS: 'Layout shift: how much the layout shifts',
  TTFB: 'First byte: until the server starts to respond',
  FID: 'First input: from the first tap until it is handled',
};

/** Classes by rating; the rating is also written beside the color. */
const ratingColors: Record<VitalRating, { text: string; fill: string }> = {
  good: { text: 'text-open', fill: 'fill-open' },
  'needs improvement': { text: 'text-soon', fill: 'fill-soon' },
  poor: { text: 'text-accent', fill: 'fill-accent' },
};

/** A vital over time, and where it is worst. */
export const speedFigures: FigureGroup = {
  title: 'Page speed',
  about:
    'Measured in visitors’ browsers, without cookies. 75% of visits were as good as the 75th percentile, or better, which is what Google rates.',
  ranges: [1, 7, 30, 90],
  filters: { path: String, device: String, country: formatCountry },
  load: (request) => [loadFigures(request)],
};

/** Parses the URL; invalid parts get their defaults. */
export function parseVitalsQuery(params: URLSearchParams) {
  const [vital, path] = [params.get('vital') ?? '', params.get('path') ?? ''];
  const device = devices.find((name) => name === params.get('device'));
  const country = /^[A-Z][A-Z0-9]$/.exec(params.get('country') ?? '')?.[0];
  return {
    vital: isNameOf(vitals, vital) ? vital : ('LCP' as const),
    ...(path.startsWith('/') && { path }),
    ...(device && { device }),
    ...(country && { country }),
  };
}

async function loadFigures({ db, days, now, params }: FigureRequest): Promise<Figure[]> {
  const { vital, ...filter } = parseVitalsQuery(params);
  const find = (by: Dimension) => findSummary({ db, now }, { days, by, ...filter });
  const unit = days === 1 ? 'hour' : 'day';
  const [all, time, path, device, country] = await Promise.all(
    (['all', unit, 'path', 'device', 'country'] as const).map(find),
  );
  const of = (lines: VitalSummary[] = []) =>
    lines.filter(({ metric }) => metric === vital).toSorted((one, other) => other.p75 - one.p75);
  const times = time?.filter(({ metric }) => metric === vital) ?? [];
  const order = namesOf(vitals);
  return [
    toTrend(vital, times, unit, now),
    toTable(
      'Vitals',
      'Vital',
      all ?? [],
      ({ metric }) => ({
        value: metric,
        shown: <Narrow name="vital" value={metric} text={`${metric}: ${vitalTitles[metric]}`} />,
      }),
      order,
    ),
    ...(
      [
        ['Slowest screens', 'Screen', 'path', of(path)],
        ['By device', 'Device', 'device', of(device)],
        ['By country', 'Country', 'country', of(country)],
      ] as const
    ).map(([title, what, name, lines]) =>
      toTable(`${vital}: ${title.toLowerCase()}`, what, lines, ({ key }) => ({
        value: key,
        shown: (
          <Narrow name={name} value={key} text={name === 'country' ? formatCountry(key) : key} />
        ),
      })),
    ),
  ];
}

function toTrend(vital: VitalName, lines: VitalSummary[], unit: 'hour' | 'day', now: Date): Figure {
  const { good, poor } = vitals[vital];
  const format = (value: number) => formatVital(vital, value);
  const current = now.toISOString().slice(0, unit === 'hour' ? 13 : 10);
  return {
    title: `${vital} over time`,
    about: `Google rates up to ${format(good)} good, and more than ${format(poor)} poor.`,
    none: 'Nothing was measured in this period. Try a longer period or fewer filters.',
    chart: {
      points: lines.map(({ key, p75 }) => ({
        time: key,
        value: p75,
        isUnfinished: key.startsWith(current),
        className: ratingColors[rateVital(vital, p75)].fill,
      })),
      format,
      formatTime: formatTimeKey,
      marks: [
        { value: good, text: 'good', className: 'stroke-open' },
        { value: poor, text: 'poor', className: 'stroke-accent' },
      ],
    },
    table: toTable('', 'When', lines, ({ key }) => ({ value: key, shown: formatTimeKey(key) }))
      .table,
  };
}

/** A row for each vital, route, device, country or day. */
function toTable(
  title: string,
  what: string,
  lines: VitalSummary[],
  nameLine: (line: VitalSummary) => Cell,
  order: VitalName[] = [],
): Figure {
  const sorted = lines.toSorted((a, b) => order.indexOf(a.metric) - order.indexOf(b.metric));
  const numbers = ['75th', 'Rating', 'Median', '95th', 'Good', 'Visits'];
  return {
    title,
    none: 'Nothing was measured in this period.',
    table: {
      columns: [{ name: what }, ...numbers.map((name) => ({ name, isNumber: name !== 'Rating' }))],
      rows: sorted.map((line) => {
        const { metric, p50, p75, p95, good, samples } = line;
        const rating = rateVital(metric, p75);
        const vital = (value: number) => ({ value, shown: formatVital(metric, value) });
        return [
          nameLine(line),
          vital(p75),
          { value: rating, shown: <span className={ratingColors[rating].text}>{rating}</span> },
          vital(p50),
          vital(p95),
          { value: good / samples, shown: formatShare(good, samples) },
          samples,
        ];
      }),
    },
  };
}

/** Narrows the figures to a value. */
function Narrow({ name, value, text }: { name: string; value: string; text: string }) {
  const params = new URLSearchParams(useLocation().search);
  return (
    <Link className="link-quiet" to={change(params, name, value)} preventScrollReset>
      {text}
    </Link>
  );
}

const hours = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric' });
const regions = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'code' });

/** Returns '180 ms', '1.45 s'; for CLS '0.08'. */
export function formatVital(metric: VitalName, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
}

/** Formats a key of the dimension 'hour' or 'day': hours in this browser's time zone, days in UTC. */
export function formatTimeKey(key: string): string {
  return key.includes('T') ? hours.format(new Date(key)) : formatLocalDay(key);
}

const oddCountries: Record<string, string> = { XX: 'Unknown', T1: 'Tor' };

export function formatCountry(code: string): string {
  return oddCountries[code] ?? (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code);
}
