import type { OpeningHours } from '#app/domain/business/business.ts';

const label = 'Open 24 hours';

/** The attributes with the label on listings that never close, and on no others. */
export function noteOpen24Hours(attributes: string[], hours: OpeningHours[]): string[] {
  const others = attributes.filter((attribute) => attribute !== label);
  const wholeDays = hours.filter(({ opens, closes }) => opens === '00:00' && closes === '24:00');
  return wholeDays.length === 7 ? [...others, label] : others;
}
