import type { OpeningHours } from '#app/domain/business/business.ts';

/** Words that promise something before noon, and after seven in the evening. */
const early = /breakfast|lunch|noon\b|\bmorning|sunrise|before school|sold out|sell out|by nine/i;
const late = /evening|dinner|\bnight\b|until (eight|ten|midnight)|\bat seven\b|matinee/i;

/** Whether a sentence can be true of a business with these hours; without hours, any can. */
export function fitsHours(text: string, hours: OpeningHours[]): boolean {
  if (hours.length === 0) return true;
  const opensEarly = hours.some(({ opens }) => opens < '11:45');
  const opensLate = hours.some(({ opens, closes }) => closes <= opens || closes >= '19:00');
  return (opensEarly || !early.test(text)) && (opensLate || !late.test(text));
}
