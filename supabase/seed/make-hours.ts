import type { OpeningHours, SpecialHours } from '#app/domain/business/business.ts';
import type { Random } from './random.ts';
import { type Setting, holidayPatterns, hoursByKind } from './vocabulary.ts';

const shareWithoutHours = 0.06;
const shareWithHolidays = 0.36;

type HoursInput = {
  /** Of the category, or of what a listing is more exactly. */
  kinds: readonly string[];
  setting: Setting;
  random: Random;
};

/** Hours as such a place has them, or none, and for some the holidays ahead. */
export function makeHours({ kinds, setting, random }: HoursInput) {
  const kind = random.pick(kinds);
  const isUnknown = random.chance(shareWithoutHours);
  const opening = isUnknown ? [] : parseWeek(random.pick(hoursByKind[kind]!));
  const hasHolidays = random.chance(shareWithHolidays) && opening.length > 0 && kind !== 'allDay';
  const drawn = random.pick(holidayPatterns).flatMap(parseHoliday);
  const holidays = drawn.every((day) => isLikely(day, opening, setting)) ? drawn : allClosed;
  return { hours: opening, specialHours: hasHolidays ? holidays : [] };
}

const allClosed = holidayPatterns[0]!.flatMap(parseHoliday);

/** Only who feeds or houses people opens on Christmas, and nobody at an unusual hour. */
function isLikely({ date, opens, closes }: SpecialHours, week: OpeningHours[], setting: Setting) {
  if (opens === null || closes === null) return true;
  const isHosting = setting === 'table' || setting === 'house';
  if (!isHosting && (setting !== 'shop' || date.endsWith('12-25'))) return false;
  const day = new Date(`${date}T12:00Z`).getUTCDay() || 7;
  const spans = week.filter(({ day_of_week }) => day_of_week === day);
  return (
    spans.some((span) => span.opens <= opens) &&
    spans.some((span) => span.closes <= span.opens || span.closes >= closes)
  );
}

/** "1-5 09:00-12:00,13:00-17:00; 6 09:00-12:00" as one row a span. */
function parseWeek(week: string): OpeningHours[] {
  if (week === '') return [];
  return week.split('; ').flatMap((part) => {
    const [days = '', spans = ''] = part.split(' ');
    return parseDays(days).flatMap((day_of_week) =>
      spans.split(',').map((span) => {
        const [opens = '', closes = ''] = span.split('-');
        return { day_of_week, opens, closes };
      }),
    );
  });
}

function parseDays(days: string): number[] {
  return days.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function parseHoliday(line: string): SpecialHours[] {
  const [date = '', spans = '', ...words] = line.split(' ');
  const note = words.join(' ');
  if (spans === 'closed') return [{ date, opens: null, closes: null, note }];
  return spans.split(',').map((span) => {
    const [opens = null, closes = null] = span.split('-');
    return { date, opens, closes, note };
  });
}
