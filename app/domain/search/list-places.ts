import { sentenceLength } from './read-text.ts';
import type { Token } from './tokenize.ts';

/** Tokens that may be a place, and those that are left then. */
export type PlaceSpan = { place: number[]; rest: number[]; is_certain?: true; isEnd: boolean };

/** 'salt lake city utah' */
const maxPlaceTokens = 4;
/** At the end of a text: 'in new york city new york usa'. */
const maxLastTokens = 6;
/** So many numbers of positions are sent at most. */
const maxPositions = 240;
const maxSpans = 24;
const minSpans = 4;
const placePrepositions = new Set([
  'in',
  'near',
  'around',
  'at',
  'by',
  'on',
  'to',
  'of',
  'en',
  'de',
]);
/** Also before a place that other words follow. */
const innerPrepositions = new Set(['in', 'near', 'around', 'on', 'en', 'to']);
/** After a street's name: 'on u street nw', 'central park avenue' */
const streetEnds = new Set('nw ne sw se avenue ave road rd boulevard blvd'.split(' '));
/** Alone they are no place, though there is a Street, Maryland. */
const streetWords = new Set(['street', 'st', ...streetEnds]);
const articles = new Set(['the', 'el', 'la', 'los', 'las']);

/** Codes of states that are stop words. */
const stateCodes = new Set(['in', 'or', 'me']);

function isTelling(token: Token | undefined): boolean {
  if (token === undefined || token.stem === null || placePrepositions.has(token.normal))
    return false;
  return /[\p{L}\p{N}]/u.test(token.normal);
}

/** Lists the spans of these tokens that may be a place, the likeliest first. */
export function listPlaces(tokens: readonly Token[], positions: readonly number[]): PlaceSpan[] {
  const spans = new Map<string, PlaceSpan>();
  const count = positions.length;
  const at = (index: number) => tokens[positions[index] ?? -1];
  const normal = (index: number) => at(index)?.normal ?? '';
  const isNearest = tokens.some(({ plain }) => plain === 'nearest' || plain === 'closest');
  /** Where the preposition before a place begins; null if none is before it. */
  const findPreposition = (start: number): number | null => {
    const index = start - (articles.has(normal(start - 1)) ? 2 : 1);
    const word = normal(index);
    if (index < 0 || !placePrepositions.has(word)) return null;
    if (word === 'de') return normal(index - 1) === 'cerca' ? index - 1 : null;
    // 'within 5 miles of'
    if (word === 'of') return positions[index] === (positions[index - 1] ?? -1) + 1 ? null : index;
    if (word === 'to') return isNearest || count > sentenceLength ? index : null;
    return index > 0 || innerPrepositions.has(word) ? index : null;
  };
  const isPlain = (word: string) => word !== 'on' && (word !== 'to' || isNearest);
  const add = (start: number, end: number) => {
    const [first, last] = [at(start), at(end - 1)];
    const isJoined = positions[end - 1] === (positions[start] ?? 0) + end - 1 - start;
    const preposition = findPreposition(start);
    const isBefore = isTelling(at(end)) || articles.has(normal(end));
    const isCode = stateCodes.has(normal(end - 1)) && (start === 0 || !isBefore);
    const startsSo = isTelling(first) || (articles.has(normal(start)) && end - start > 1);
    const isCodeAlone = isCode && end - start === 1 && preposition !== null;
    if (streetEnds.has(normal(end)) || (end - start === 1 && streetWords.has(normal(start))))
      return;
    if (!isJoined || !(isCodeAlone || (startsSo && (isTelling(last) || isCode)))) return;
    const isEnd = end === count;
    const isFollowed = !isEnd && positions[end] === (positions[end - 1] ?? 0) + 1;
    const endsThere =
      !isFollowed ||
      at(end - 1)?.endsClause ||
      at(end)?.stem === null ||
      (preposition !== null && normal(preposition) === 'near'); // 'near lax coffee'
    const from = preposition ?? (normal(start - 1) === 'n' ? start - 1 : start); // 'coffee n austin'
    const span: PlaceSpan = {
      place: positions.slice(start, end),
      rest: [...positions.slice(0, from), ...positions.slice(end)],
      isEnd,
      ...(preposition !== null &&
        endsThere &&
        isPlain(normal(preposition)) && { is_certain: true }),
    };
    spans.set(`${start} ${end}`, spans.get(`${start} ${end}`) ?? span);
  };
  for (const index of positions.keys()) if (/^\d{5}$/.test(normal(index))) add(index, index + 1);
  const starts = [...positions.keys()].filter((index) => findPreposition(index) !== null);
  const last = starts.findLast((start) => start < count);
  if (last !== undefined && count - last <= maxLastTokens) {
    if (articles.has(normal(last - 1))) add(last - 1, count); // 'the woodlands'
    add(last, count);
  }
  // 'hair salon brooklyn' before 'brooklyn hair salon': in 'woodland park avenue seattle' the end
  // is the place.
  for (let length = Math.min(maxPlaceTokens, count); length > 0; length -= 1)
    add(count - length, count);
  // 'somewhere in little rock for beer', and before what is no word: 'bars austin tonight'
  for (const start of starts) {
    if (!innerPrepositions.has(normal(start - (articles.has(normal(start - 1)) ? 2 : 1)))) continue;
    for (let length = maxPlaceTokens; length > 0; length -= 1) {
      if (start + length < count) add(start, start + length);
    }
  }
  for (const end of positions.keys()) {
    if (end === 0 || positions[end] === (positions[end - 1] ?? 0) + 1) continue;
    for (let length = Math.min(maxPlaceTokens, end); length > 0; length -= 1)
      add(end - length, end);
  }
  for (let length = Math.min(maxPlaceTokens, count - 1); length > 0; length -= 1) {
    const isNumber = length === 1 && /^\d+$/.test(normal(0)); // of a house
    if (!isNumber) add(0, length);
  }
  const limit = Math.max(minSpans, Math.min(maxSpans, Math.floor(maxPositions / count)));
  return [...spans.values()].slice(0, limit);
}
