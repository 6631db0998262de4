import { type Coordinates, milesBetween } from '#app/domain/metro/metro.ts';
import type { Services } from '#app/services/services.ts';
import { findMetros } from './find-metros.server.ts';
import { foldWords } from './fold-metro-index.ts';
import type { MetroIndex, Metros } from './metro-index.ts';
import { readMetroIndex } from './read-metro-index.server.ts';

type Asked = { metro?: string; near?: string; lat?: number; lng?: number };

/** Where nobody says a place, those with the most listings. */
const mostRead = 40;
/** How far from the middle of a metro somebody may be to be shown it. */
const farthestMiles = 75;

/**
 * The indexes that a question is about, as they are kept: of the metro, of those around the point or
 * of that name, otherwise all. Empty when none is kept.
 */
export async function chooseIndexes(
  { db, outageCache: cache }: Pick<Services, 'db' | 'outageCache'>,
  asked: Asked,
): Promise<MetroIndex[]> {
  const services = { db, cache };
  const metros = asked.metro === undefined ? await findMetros(services).catch(() => []) : [];
  const slugs = asked.metro === undefined ? chooseSlugs(metros, asked) : [asked.metro];
  const indexes = await Promise.all(
    slugs.map((slug) => readMetroIndex(services, slug).catch(() => null)),
  );
  return indexes.filter((index) => index !== null);
}

function chooseSlugs(metros: Metros, { near, lat, lng }: Asked): string[] {
  const chosen =
    lat !== undefined && lng !== undefined
      ? findAround(metros, { lat, lng })
      : findNamed(metros, near ?? '');
  return (chosen.length > 0 ? chosen : metros.slice(0, mostRead)).map(({ slug }) => slug);
}

function findAround(metros: Metros, point: Coordinates): Metros {
  return metros.filter((metro) => milesBetween(metro, point) <= farthestMiles);
}

/** 'austin' is 'Austin, TX', and 'portland' two metros. */
function findNamed(metros: Metros, near: string): Metros {
  const asked = foldWords(near).join(' ');
  if (asked === '') return [];
  return metros.filter(({ name }) => {
    const folded = foldWords(name).join(' ');
    return folded === asked || folded.slice(0, -3) === asked;
  });
}
