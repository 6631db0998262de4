import { minPeoplePerSearchTerm } from '#app/config/limits.ts';
import type { Services } from '#app/services/services.ts';
import { dayMs, toIsoDate } from '../text/text.ts';

type VainSearch = {
  /** As typed, without the place. */
  text: string;
  /** The slug of the city; null for another place. */
  metro: string | null;
  place: { lat: number; lng: number } | null;
  /** The slug of the category searched in. */
  category: string | null;
  /** The IP address, or its network prefix. */
  network: string;
  nowMs: number;
  /** There were results, and none of the first three was opened. */
  unopened?: boolean;
};

/** A network counts with so many different words a week: nobody fills the list of a city. */
const maxWordsOfNetwork = 20;

/**
 * Counts the words of a search that found nothing, or nothing that was opened, by place and week, and stores them once three
 * networks have used the same ones. Nobody can be found by it: of a network only a keyed hash is
 * remembered, in a set for the words at that place, and the key contains a random number that is
 * deleted with the week, as are the sets. There are no cookies and no addresses, and what is stored
 * for longer are words, place, week and a number of at least three.
 * @throws when Redis or the database does not answer; nothing counts then
 */
export async function recordUnmetDemand(
  { visitStore, serviceDb }: Pick<Services, 'visitStore' | 'serviceDb'>,
  { text, metro, place, category, network, nowMs, unopened = false }: VainSearch,
): Promise<void> {
  const words = readDemand(text);
  const where = metro ?? (place && `${place.lat},${place.lng}`);
  if (words === null || where === null) return;
  const { monday, secondsLeft } = findWeek(nowMs);
  const week = { timeZone: 'UTC', day: `week of ${monday}`, secondsLeft };
  const kind = unopened ? 'unopened' : 'empty';
  const ofNetwork = await visitStore.countVisitors(week, ['words of', kind, network], words);
  if (ofNetwork > maxWordsOfNetwork) return;
  const people = await visitStore.countVisitors(week, ['searched', kind, where, words], network);
  if (people < minPeoplePerSearchTerm) return;
  const { error } = await serviceDb.rpc('record_unmet_demand', {
    week: monday,
    words,
    people,
    unopened,
    ...(metro === null ? { lat: place?.lat, lng: place?.lng } : { metro }),
    ...(category !== null && { category }),
  });
  if (error) throw error;
}

/** Letters of any script, with what stands within and between words. */
const plainWords = /^\p{L}[\p{L}\p{M}'’& -]{2,39}$/u;
const maxWords = 5;

/**
 * Normalizes the words of a search, to count them and to show them to others: null for what may be
 * a phone number, an address of any kind, or a sentence.
 */
export function readDemand(text: string): string | null {
  const words = text.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
  return plainWords.test(words) && words.split(' ').length <= maxWords ? words : null;
}

/** Returns the Monday of the week of a moment, 'YYYY-MM-DD' in UTC, and how many seconds the week still has. */
export function findWeek(nowMs: number): { monday: string; secondsLeft: number } {
  // January 5, 1970, was a Monday.
  const sinceMonday = (nowMs - 4 * dayMs) % (7 * dayMs);
  return {
    monday: toIsoDate(nowMs - sinceMonday),
    secondsLeft: Math.ceil((7 * dayMs - sinceMonday) / 1000),
  };
}
