/** The drawings that functions/art renders. */
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

type Subject = { slug?: string; name?: string; hue?: number };

/** Change when the drawings change: browsers cache them for a year. */
const version = '1';

/**
 * Returns a drawing's URL. The drawing depends on its URL alone and needs no database.
 * @param subject slug: the random seed; name: its first letter is on the sign; hue: 0 to 360
 */
export function coverAddress(drawing: Drawing, { slug, name, hue }: Subject = {}): string {
  const params = new URLSearchParams({ v: version });
  if (slug !== undefined) params.set('slug', slug);
  if (hue !== undefined) params.set('hue', String(hue));
  const letter = signLetter(name ?? '');
  if (letter !== '') params.set('letter', letter);
  return `/art/${drawing}.svg?${params}`;
}

/** Returns the first letter or number of a name, in upper case; '' when it has none. */
export function signLetter(name: string): string {
  return (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '').toUpperCase();
}
