import { dayMs, toIsoDate } from '../text/text.ts';
import type { Answer } from '../call-function.ts';

/** Words that people searched for in a city without a result. */
export type UnmetDemand = NonNullable<Answer<'find_unmet_demand'>>[number];

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
