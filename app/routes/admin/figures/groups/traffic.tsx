import { fetchAnswer } from '#app/browser/session/fetch-answer.ts';
import { findHealth } from '#app/domain/health/health-calls.ts';
import type { Counts, HealthState, TrafficHour } from '#app/domain/health/health.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { type Figure, type FigureGroup, formatShare, toFigure } from '../figure.ts';

/** Requests that reach the Worker, and what browsers report of its pages. */
export const trafficFigures: FigureGroup = {
  title: 'Traffic',
  about:
    'Requests that reach the Worker, which reports them a few seconds late. Those that Cloudflare answers from its cache are not included.',
  ranges: [7, 1],
  load: ({ db, days }) => [
    fetchAnswer<Counts>(db, '/api/health/counts').then(({ traffic }) =>
      toFigures(traffic.slice(-24 * days)),
    ),
    findHealth({ db }).then(({ violations }) => [toViolations(violations)]),
  ],
};

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric' });
const formatHour = (time: string) => days.format(new Date(time));

const cached = ({ hit, stale, outage }: TrafficHour) => hit + stale + outage;

function toFigures(hours: TrafficHour[]): Figure[] {
  const shown: [string, (hour: TrafficHour) => number, string][] = [
    ['Requests', ({ requests }) => requests, 'requests'],
    ['Failed requests', ({ failed }) => failed, 'failed'],
    ['Answered from the cache', cached, 'from the cache'],
    ['Errors in browsers', ({ browser_errors }) => browser_errors, 'in the log as browser_error'],
  ];
  const sum = (valueOf: (hour: TrafficHour) => number) =>
    hours.reduce((total, hour) => total + valueOf(hour), 0);
  const cacheable = sum((hour) => cached(hour) + hour.miss);
  return shown.map(([title, valueOf, text]) => {
    const total = sum(valueOf);
    const share =
      valueOf === cached ? `, ${formatShare(total, cacheable)} of those it may answer` : '';
    return toFigure(
      hours.map((hour, index) => ({
        time: hour.hour,
        value: valueOf(hour),
        isUnfinished: index === hours.length - 1,
      })),
      {
        title,
        about: `${formatCount(total)} ${text}${share}`,
        what: 'Hour',
        formatTime: formatHour,
        isWhole: true,
      },
    );
  });
}

function toViolations(violations: HealthState['violations']): Figure {
  return {
    title: 'Blocked by the security policy',
    about:
      'What our Content Security Policy blocked, as reported by browsers in the last seven days, without names. Most reports come from browser extensions; something blocked on one screen in all browsers is likely our mistake.',
    none: 'No reports in the last seven days.',
    table: {
      columns: [
        { name: 'Rule' },
        { name: 'Blocked', isWide: true },
        { name: 'Screen' },
        { name: 'Browsers' },
        { name: 'Reports', isNumber: true },
        { name: 'Last' },
      ],
      rows: violations.map((one) => [
        one.directive,
        { value: one.blocked, shown: <span className="wrap-anywhere">{one.blocked}</span> },
        one.screen,
        one.browsers.join(', '),
        one.reports,
        one.last_on,
      ]),
    },
  };
}
