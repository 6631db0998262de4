/** The sections of a city's front page in their usual order; the constraint of `metro_settings` names them too. */
export const metroSections = [
  'open',
  'featured',
  'best',
  'areas',
  'news',
  'map',
  'categories',
  'guides',
] as const;

export type MetroSection = (typeof metroSections)[number];

/** A city features at most so many listings. */
export const maxFeatured = 6;
