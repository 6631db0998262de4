const longWords: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  hts: 'heights',
  spgs: 'springs',
  jct: 'junction',
  pt: 'point',
  lk: 'lake',
  vlg: 'village',
  bch: 'beach',
};

const otherNames: Record<string, string> = {
  newyorkcity: 'newyork',
  nyc: 'newyork',
  manhattan: 'newyork',
  washingtondc: 'washington',
  mpls: 'minneapolis',
  stpl: 'saintpaul',
  indpls: 'indianapolis',
  phila: 'philadelphia',
  philly: 'philadelphia',
  balto: 'baltimore',
  cinti: 'cincinnati',
  jax: 'jacksonville',
  pgh: 'pittsburgh',
  slc: 'saltlakecity',
  sf: 'sanfrancisco',
  sanfran: 'sanfrancisco',
  la: 'losangeles',
  okc: 'oklahomacity',
  kc: 'kansascity',
  abq: 'albuquerque',
  chgo: 'chicago',
  milw: 'milwaukee',
};

/** Returns the lookup key of a city: "St. Louis", "ST LOUIS" and "Saint Louis" have the same. */
export function toCityKey(city: string): string {
  const words = city
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/^(city|town|village|borough|township) of /, '')
    .split(/[^a-z0-9]+/);
  const key = words.map((word) => longWords[word] ?? word).join('');
  return otherNames[key] ?? key;
}
