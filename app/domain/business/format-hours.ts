import { compareText, formatShortDate } from '../text/text.ts';
import type { Hours, SpecialHours } from './business.ts';
import { findLocalDate, isoWeekday, type LocalMoment, type OpenState } from './open-state.ts';

export type OpenTone = 'open' | 'soon' | 'closed' | 'unknown';

/** A state of opening in words: 'Open' + 'closes in 25 min'. */
export type OpenWords = { tone: OpenTone; label: string; detail: string | null };

export type SpecialHoursRow = { date: string; label: string; lines: string[]; note: string | null };
export type HoursRow = {
  day: string;
  /** The usual hours. */
  lines: string[];
  isToday: boolean;
  /** What holds instead on the next such day, today among them; null where it is as usual. */
  special: SpecialHoursRow | null;
};

/** A closing this near is said in minutes. */
const soonMinutes = 60;
const weekMs = 7 * 86_400_000;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** '09:00' is '9 AM', '21:30' is '9:30 PM'. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2)) % 24;
  const minutes = time.slice(3, 5);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${half}`;
}

export function formatOpenState(state: OpenState): OpenWords {
  switch (state.kind) {
    case 'unknown':
      return { tone: 'unknown', label: 'Hours not listed', detail: null };
    case 'temporarily_closed':
      return { tone: 'closed', label: 'Temporarily closed', detail: null };
    case 'open_24_hours':
      return { tone: 'open', label: 'Open 24 hours', detail: null };
    case 'open':
      return {
        tone: state.closesInMinutes <= soonMinutes ? 'soon' : 'open',
        label: 'Open',
        detail: `closes ${formatMoment(state.closes)}`,
      };
    case 'closed':
      return {
        tone: 'closed',
        label: 'Closed',
        detail: state.opens && `opens ${formatMoment(state.opens)}`,
      };
  }
}

function formatMoment(moment: LocalMoment): string {
  const time = formatTime(moment.time);
  if (moment.inMinutes <= soonMinutes) return `in ${moment.inMinutes} min`;
  // Midnight tonight belongs to the evening: "closes at 12 AM", not "tomorrow at 12 AM".
  if (moment.inDays === 0 || (moment.inDays === 1 && moment.time === '00:00')) return `at ${time}`;
  if (moment.inDays === 1) return `tomorrow at ${time}`;
  if (moment.inDays < 7) return `${weekdays[isoWeekday(moment.date) - 1]} at ${time}`;
  return `${formatShortDate(moment.date)} at ${time}`;
}

/**
 * The week from Monday on, each day with its spans in words. Of a listing that is closed for now,
 * only the usual week: nobody knows which day is the next one.
 */
export function formatWeek(hours: Hours, now: Date): HoursRow[] {
  const today = hours.temporarily_closed ? null : findLocalDate(hours.time_zone, now);
  const special =
    today === null
      ? []
      : formatSpecialDays(hours, now).filter(
          ({ date }) => Date.parse(date) - Date.parse(today) < weekMs,
        );
  return weekdays.map((day, index) => ({
    day,
    lines: formatSpans(hours.opening_hours.filter((span) => span.day_of_week === index + 1)),
    isToday: today !== null && isoWeekday(today) === index + 1,
    special: special.find(({ date }) => isoWeekday(date) === index + 1) ?? null,
  }));
}

/** Special days from today on, in order; none while the listing is closed for now. */
export function formatSpecialDays(hours: Hours, now: Date): SpecialHoursRow[] {
  if (hours.temporarily_closed) return [];
  const today = findLocalDate(hours.time_zone, now) ?? '';
  const coming = hours.special_hours.filter(({ date }) => date >= today);
  const byDate = Map.groupBy(coming, ({ date }) => date);
  return [...byDate]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([date, spans]) => ({
      date,
      label: formatShortDate(date),
      lines: formatSpans(spans),
      note: spans.find(({ note }) => note)?.note ?? null,
    }));
}

function formatSpans(spans: Pick<SpecialHours, 'opens' | 'closes'>[]): string[] {
  const lines = spans
    .toSorted((a, b) => compareText(a.opens ?? '', b.opens ?? ''))
    .flatMap(({ opens, closes }) => (opens && closes ? [formatSpan(opens, closes)] : []));
  return lines.length > 0 ? lines : ['Closed'];
}

function formatSpan(opens: string, closes: string): string {
  if (opens === closes || (opens === '00:00' && closes === '24:00')) return 'Open 24 hours';
  return `${formatTime(opens)} – ${formatTime(closes)}`;
}
