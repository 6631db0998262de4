import type { OpeningHours } from '#app/domain/business/business.ts';
import { weekdays } from './name-open-days.ts';

/** Words that promise something before noon, in the afternoon, and after six in the evening. */
const early =
  /breakfast|lunch|noon\b|\bmorning|sunrise|before school|sold out|sell out|by (nine|ten)\b/i;
const afternoon = /afternoon|end of school/i;
const late =
  /evening|dinner|\bnight\b|until (eight|ten|midnight)|\bat (seven|eight)\b|after six|matinee/i;
/** What nobody says of a place that stays open. */
const closing = /closes too early|close before I can/;
const opening = /unlocks the door|lights are on|closes for a week|door before anybody/;

/** Whether a sentence can be true of a business with these hours; without hours, any can. */
export function fitsHours(text: string, hours: OpeningHours[]): boolean {
  if (hours.length === 0) return true;
  const opensEarly = hours.some(({ opens }) => opens < '11:45');
  const opensAfternoons = hours.some(
    ({ opens, closes }) => opens < '16:00' && (closes <= opens || closes > '14:00'),
  );
  const opensLate = hours.some(({ opens, closes }) => closes <= opens || closes >= '19:00');
  const isAlwaysOpen = hours.some(({ opens, closes }) => opens === '00:00' && closes === '24:00');
  if (isAlwaysOpen && opening.test(text)) return false;
  return (
    (opensEarly || !early.test(text)) &&
    (opensAfternoons || !afternoon.test(text)) &&
    (opensLate ? !closing.test(text) : !late.test(text))
  );
}

/** Whether somebody speaks of a day on which it is closed. */
export function namesClosedDay(text: string, hours: OpeningHours[]): boolean {
  const open = new Set(hours.map((span) => weekdays[span.day_of_week - 1]));
  return open.size > 0 && weekdays.some((day) => text.includes(day) && !open.has(day));
}
