import type { OpeningHours } from '#app/domain/business/business.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** Moves what a text puts on a closed day to the next open one; without hours, all days may be open. */
export function nameOpenDays(text: string, hours: OpeningHours[]): string {
  const open = new Set(hours.map((span) => span.day_of_week - 1));
  if (open.size === 0) return text;
  return text.replace(new RegExp(weekdays.join('|'), 'g'), (day) => {
    let index = weekdays.indexOf(day);
    while (!open.has(index)) index = (index + 1) % weekdays.length;
    return weekdays[index]!;
  });
}
