import type { Setting } from './leads.ts';

const settings: Record<Setting, string[]> = {
  table: ['restaurants', 'pizza', 'bakeries', 'ice-cream', 'cafes', 'bars', 'breweries'],
  shop: [
    'grocery-stores',
    'bookstores',
    'florists',
    'hardware-stores',
    'clothing-stores',
    'furniture-stores',
    'pet-stores',
  ],
  counter: ['bike-shops', 'pharmacies', 'opticians', 'dry-cleaners', 'auto-repair', 'car-washes'],
  care: [
    'veterinarians',
    'dentists',
    'doctors',
    'physical-therapy',
    'hair-salons',
    'barbers',
    'nail-salons',
    'spas',
    'gyms',
    'yoga-studios',
    'tutors',
    'child-care',
    'photographers',
  ],
  call: [
    'plumbers',
    'electricians',
    'hvac',
    'roofers',
    'painters',
    'landscapers',
    'house-cleaning',
    'movers',
    'locksmiths',
  ],
  office: ['lawyers', 'accountants', 'real-estate', 'insurance', 'banks'],
  house: ['hotels', 'museums', 'music-venues'],
};

const bySlug = new Map(
  (Object.keys(settings) as Setting[]).flatMap((setting) =>
    settings[setting].map((slug) => [slug, setting] as const),
  ),
);

/** How one meets businesses of a category. */
export function settingOf(category: string): Setting {
  const setting = bySlug.get(category);
  if (!setting) throw new Error(`No setting for ${category}`);
  return setting;
}

/** Categories whose listings are never a suite of somebody else's building. */
export const ownBuildings: ReadonlySet<string> = new Set([
  'hotels',
  'car-washes',
  'auto-repair',
  'breweries',
  'music-venues',
  'movers',
]);
