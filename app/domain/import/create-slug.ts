type SlugInput = { name: string; city: string; state: string };

const maxSlugLength = 120;
/** Reserves room for "-99999" in case many listings want the same slug. */
const suffixLength = 6;

/** Returns a listing's preferred slug: "joes-cafe-bar-austin-tx"; ASCII, at most 114 characters. */
export function createSlug({ name, city, state }: SlugInput): string {
  const place = cut(slugify(`${city} ${state}`), 60);
  const start = cut(slugify(name), maxSlugLength - suffixLength - place.length - 1);
  return [start, place].filter((part) => part !== '').join('-');
}

/** Returns the slug if it is free, otherwise with the first free suffix: "-2", "-3", … */
export function pickFreeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

function cut(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-$/, '');
}

const letters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};

function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æœøßðłþ]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
