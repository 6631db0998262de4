import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { type VitalSummary, rateVital } from '#app/domain/metric/summary.ts';
import {
  formatCount,
  formatShare,
  formatVital,
  ratingColors,
  vitalTitles,
} from './format-vital.ts';
import { type MetricsQuery, toMetricsHref, vitalNames } from './metrics-query.ts';
import { ShareBar } from './share-bar.tsx';

type VitalCardsProps = { query: MetricsQuery; all: VitalSummary[] };

/** A card for each vital; selects the vital of the chart and the tables. */
export function VitalCards({ query, all }: VitalCardsProps) {
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
