/** What functions/art draws. */
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

/** Change when pictures are drawn differently: browsers keep them for a year. */
const edition = '1';

/**
 * Where a picture is drawn. It follows from its address alone, so that it needs no database.
 * @param subject slug: the dice; name: its first letter hangs on the sign; hue: 0 to 360
 */
export function coverAddress(drawing: Drawing, { slug, name, hue }: Subject = {}): string {
  const params = new URLSearchParams({ v: edition });
  if (slug !== undefined) params.set('slug', slug);
  if (hue !== undefined) params.set('hue', String(hue));
  const letter = signLetter(name ?? '');
  if (letter !== '') params.set('letter', letter);
  return `/art/${drawing}.svg?${params}`;
}

/** The first letter or number of a name, as a capital; '' when it has none. */
export function signLetter(name: string): string {
  return (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '').toUpperCase();
}
