import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { type VitalName, vitals, type Device, devices } from '#app/config/vitals.ts';
import {
  rateVital,
  type VitalSummary,
  type Dimension,
  findSummary,
} from '#app/domain/metric/metric-calls.ts';
import { readTextParam } from '#app/domain/search-params/search-params.ts';
import { formatCount, namesOf } from '#app/domain/text/text.ts';
import type { Db } from '#app/services/supabase/client.ts';
import {
  formatCountry,
  formatRound,
  formatShare,
  formatTimeKey,
  formatVital,
  ratingColors,
  ShareBar,
  SummaryTable,
  TrendChart,
  vitalTitles,
} from './vital-figures.tsx';

/** The state of the screen, which its URL contains. */
export type MetricsQuery = {
  days: (typeof metricsPeriods)[number];
  vital: VitalName;
  path?: string;
  device?: Device;
  country?: string;
};

export const metricsPeriods = [1, 7, 30, 90] as const;

const vitalNames = namesOf(vitals);

/** Parses the URL; invalid parts get their defaults. */
export function parseMetricsQuery(params: URLSearchParams): MetricsQuery {
  const path = readTextParam(params, 'path');
  const device = devices.find((name) => name === params.get('device'));
  const country = /^[A-Z][A-Z0-9]$/.exec(params.get('country') ?? '')?.[0];
  return {
    days: metricsPeriods.find((days) => String(days) === params.get('days')) ?? 7,
    vital: vitalNames.find((name) => name === params.get('vital')) ?? 'LCP',
    ...(path.startsWith('/') && { path }),
    ...(device && { device }),
    ...(country && { country }),
  };
}

/** Returns the URL with one change; undefined removes a filter. */
export function toMetricsHref(query: MetricsQuery, change: Partial<MetricsQuery>): string {
  const { days, vital, path, device, country } = { ...query, ...change };
  const params = new URLSearchParams({ days: String(days), vital });
  for (const [name, value] of Object.entries({ path, device, country })) {
    if (value !== undefined) params.set(name, value);
  }
  return `?${params}`;
}

type Metrics = Record<'all' | 'time' | 'path' | 'device' | 'country', VitalSummary[]>;

const hoursUpToDays = 1;

/**
 * Reads the rollups with the rights of this person.
 * @throws AppError backend_unavailable
 */
export async function loadMetrics(
  { db }: { db: Db },
  { days, path, device, country }: MetricsQuery,
): Promise<Metrics> {
  const find = (by: Dimension) =>
    findSummary({ db, now: new Date() }, { days, path, device, country, by });
  const [all, time, byPath, byDevice, byCountry] = await Promise.all([
    find('all'),
    find(days <= hoursUpToDays ? 'hour' : 'day'),
    find('path'),
    find('device'),
    find('country'),
  ]);
  return { all, time, path: byPath, device: byDevice, country: byCountry };
}

/** A vital over time, and where it is worst. */
export function MetricsReport({ query, metrics }: { query: MetricsQuery; metrics: Metrics }) {
  const { vital } = query;
  const of = (lines: VitalSummary[]) => lines.filter(({ metric }) => metric === vital);
  const slowest = (lines: VitalSummary[]) => of(lines).sort((one, other) => other.p75 - one.p75);
  const { good, poor } = vitals[vital];
  const times = of(metrics.time);
  return (
    <>
      <VitalCards query={query} all={metrics.all} />
      <TitledSection
        className="rule-double mt-12"
        id="trend"
        title={<>{vitalTitles[vital].name} over time</>}
        headingClass="pt-4 text-section font-bold"
      >
        <p className="mt-2 text-soft">
          75% of visits were this good or better. Google rates up to {formatRound(vital, good)}{' '}
          good, and more than {formatRound(vital, poor)} poor.
        </p>
        {times.length === 0 ? (
          <p className="mt-6 max-w-2xl">
            Nothing was measured in this period. Visits are counted a few seconds after they end.
            Try a longer period or fewer filters.
          </p>
        ) : (
          <>
            <TrendChart metric={vital} lines={times} />
            <Disclosure className="mt-2" title="The same numbers as a table" titleClass="text-sm">
              <SummaryTable
                caption={`${vital} over time`}
                what="When"
                metric={vital}
                lines={times}
                renderKey={formatTimeKey}
              />
            </Disclosure>
          </>
        )}
      </TitledSection>
      <Breakdown
        title="Slowest screens"
        what="Screen"
        lines={slowest(metrics.path)}
        query={query}
        filter="path"
      />
      <Breakdown
        title="By device"
        what="Device"
        lines={slowest(metrics.device)}
        query={query}
        filter="device"
      />
      <Breakdown
        title="By country"
        what="Country"
        lines={slowest(metrics.country)}
        query={query}
        filter="country"
      />
    </>
  );
}

type BreakdownProps = {
  title: string;
  what: string;
  query: MetricsQuery;
  filter: 'path' | 'device' | 'country';
  lines: VitalSummary[];
};

/** Each row links to the same screen, filtered by its route, device or country. */
function Breakdown({ title, what, query, filter, lines }: BreakdownProps) {
  if (lines.length === 0) return null;
  return (
    <section className="rule-double mt-12">
      <h2 className="pt-4 text-section font-bold">{title}</h2>
      <SummaryTable
        caption={`${vitalTitles[query.vital].name}: ${title.toLowerCase()}`}
        what={what}
        metric={query.vital}
        lines={lines}
        renderKey={(key) => (
          <Link
            className="link-quiet"
            to={toMetricsHref(query, { [filter]: key })}
            preventScrollReset
          >
            {filter === 'country' ? formatCountry(key) : key}
          </Link>
        )}
      />
    </section>
  );
}

type VitalCardsProps = { query: MetricsQuery; all: VitalSummary[] };

/** A card for each vital; selects the vital of the chart and the tables. */
function VitalCards({ query, all }: VitalCardsProps) {
  return (
    <ul className="mt-6 grid gap-px overflow-hidden rounded-card border-[1.5px] border-ink bg-rule sm:grid-cols-2 lg:grid-cols-5">
      {vitalNames.map((metric) => {
        const line = all.find((each) => each.metric === metric);
        const isChosen = metric === query.vital;
        return (
          <li
            key={metric}
            className={`relative flex flex-col p-4 ${isChosen ? 'bg-sunk forced-colors:border-b-4 forced-colors:border-[Highlight]' : 'bg-raised'}`}
          >
            <h2 className="kicker">
              <Link
                className="link-stretched"
                to={toMetricsHref(query, { vital: metric })}
                aria-current={isChosen ? 'true' : undefined}
                state={keepFocus}
                preventScrollReset
              >
                {vitalTitles[metric].name}{' '}
                <abbr className="font-normal no-underline">{metric}</abbr>
              </Link>
            </h2>
            <p className="mt-1 text-sm text-soft">{vitalTitles[metric].meaning}</p>
            {line ? <Figures {...line} /> : <p className="mt-4 text-soft">Nothing measured yet</p>}
          </li>
        );
      })}
    </ul>
  );
}

function Figures({ metric, p75, samples, good, poor }: VitalSummary) {
  const rating = rateVital(metric, p75);
  return (
    <div className="mt-auto pt-4">
      <p className="font-display text-section leading-tight font-bold tabular-nums">
        {formatVital(metric, p75)}
      </p>
      <p className={`mb-3 text-sm font-semibold ${ratingColors[rating].text}`}>{rating}</p>
      <ShareBar samples={samples} good={good} poor={poor} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-2 text-sm text-soft">
        <span>{formatShare(good, samples)} good</span>
        <span>
          {formatCount(samples)} {samples === 1 ? 'visit' : 'visits'}
        </span>
      </p>
    </div>
  );
}
