import type { OpeningHours, SpecialHours } from '#app/domain/business/business.ts';
import type { Random } from './random.ts';
import { holidayPatterns, hoursByKind } from './vocabulary/hours.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

const shareWithoutHours = 0.06;
const shareWithHolidays = 0.36;

/** Hours as the category has them, or none, and for some the holidays ahead. */
export function makeHours(vocabulary: Vocabulary, random: Random) {
  const kind = random.pick(vocabulary.hours);
  const isUnknown = random.chance(shareWithoutHours);
  const opening = isUnknown ? [] : parseWeek(random.pick(hoursByKind[kind]));
  const hasHolidays = random.chance(shareWithHolidays) && opening.length > 0 && kind !== 'allDay';
  const pattern = random.pick(holidayPatterns);
  return { hours: opening, specialHours: hasHolidays ? pattern.flatMap(parseHoliday) : [] };
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
