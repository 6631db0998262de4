/** The drawings that functions/placeholders renders. */
export const drawings = [
  'shop',
  'close',
  'panorama',
  'city-card',
  'city',
  'window',
  'street',
] as const;
export type Drawing = (typeof drawings)[number];

type Subject = { slug?: string; hue?: number; trade?: string; isOpen?: boolean };

/** Change when the drawings change: browsers cache them for a year. */
const version = '2';

/**
 * Returns a drawing's URL. The drawing depends on its URL alone and needs no database.
 * @param subject slug: the random seed; hue: 0 to 360; trade: its category's slug, which gives house
 * and sign; isOpen: whether its windows are lit. Each state is a file of its own, so that browsers
 * fetch a listing's two pictures once, not with each minute.
 */
export function coverAddress(drawing: Drawing, subject: Subject = {}): string {
  const { slug, hue, trade, isOpen } = subject;
  const params = new URLSearchParams({ v: version });
  if (slug !== undefined) params.set('slug', slug);
  if (hue !== undefined) params.set('hue', String(hue));
  if (trade !== undefined) params.set('trade', trade);
  if (isOpen) params.set('open', '1');
  return `/art/${drawing}.svg?${params}`;
}
