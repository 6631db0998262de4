import type { OpeningHours } from '#app/domain/business/business.ts';
import { fitsClimate } from './fits-climate.ts';
import { fitsHours, namesClosedDay } from './fits-hours.ts';
import type { Random } from './random.ts';
import { type Opinions, slots } from './vocabulary.ts';

type Tone = 'praise' | 'mixed' | 'blame';

export type ReviewSubject = {
  /** What is said of such a place, and of any that one meets in that way. */
  words: Opinions;
  common: Record<Tone, readonly string[]>;
  metro: string | null;
  hours: OpeningHours[];
  attributes: readonly string[];
  offers: readonly string[];
  /** The offers that are eaten, drunk or carried home. */
  goods: readonly string[];
  /** Who works there, and on which days. */
  staff: readonly string[];
  weekdays: readonly string[];
};

type ComposeInput = {
  subject: ReviewSubject;
  rating: number;
  /** Sentences that the listing's other reviews said; they are not said again while others are left. */
  used: Set<string>;
  /** Decides how much is said; what is said is drawn from `wording`. */
  random: Random;
  wording: Random;
};

const attempts = 60;
const endingWords = 4;

/** How the sentences of a text end: the last four words of each, or all of a shorter one. */
export function listEndings(text: string): string[] {
  const plain = (sentence: string) => sentence.toLowerCase().replace(/[^\p{L}\p{N}’ -]/gu, '');
  return text
    .split(/(?<=[.!?]) /)
    .map((sentence) => plain(sentence).split(' ').slice(-endingWords).join(' '));
}

/**
 * Makes functions that write reviews and answers to them. In one metro no two sentences end with the
 * same four words; where nothing is left to say, a review has no sentences, and an answer is null.
 */
export function createReviewComposer() {
  const endings = new Set<string>();

  /** Whether nobody in the metro has ended a sentence so; then somebody has. */
  function claimEndings(
    text: string,
    { metro }: ReviewSubject,
    isFree: (ending: string) => boolean,
  ) {
    const keys = listEndings(text).flatMap((end) => (isFree(end) ? [] : [`${metro}|${end}`]));
    if (new Set(keys).size < keys.length || keys.some((key) => endings.has(key))) return false;
    for (const key of keys) endings.add(key);
    return true;
  }

  /**
   * Writes one to five sentences in the tone of the rating, about the kind of business or about any.
   * `{offer}` is left in them, for the SQL says it once.
   */
  function composeReview({ subject, rating, used, random, wording }: ComposeInput) {
    const { words, common } = subject;
    random.next();
    const sentences: string[] = [];
    let offer: string | null = null;

    /** The sentence with its offer, or null where such a listing cannot be spoken of so. */
    function say(template: string): { sentence: string; named: string | null } | null {
      const [text = '', attribute] = template.split(' +');
      if (attribute && !subject.attributes.includes(attribute)) return null;
      const choices = text.includes('{good}') ? subject.goods : subject.offers;
      const namesOffer = /\{(good|offer)\}/.test(text);
      if (namesOffer && (offer !== null || choices.length === 0)) return null;
      const named = namesOffer ? wording.pick(choices) : null;
      const filled = fill(text.replace('{good}', '{offer}'), subject, wording);
      const told = withOffer(filled, named);
      if (!isTrueOf(told, subject)) return null;
      return filled.startsWith('{offer}')
        ? { sentence: begin(told), named: null }
        : { sentence: filled, named };
    }
    function find(pool: readonly string[]): boolean {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const template = wording.pick(pool);
        if (used.has(template)) continue;
        const said = say(template);
        if (!said || !claimEndings(withOffer(said.sentence, said.named), subject, () => false)) {
          continue;
        }
        used.add(template);
        sentences.push(said.sentence);
        offer ??= said.named;
        return true;
      }
      return false;
    }
    for (const tone of tonesOf(rating, random)) {
      const isGeneral = sentences.length > 0 && random.chance(0.35);
      random.next();
      const pools = isGeneral ? [common[tone], words[tone]] : [words[tone], common[tone]];
      pools.some(find);
    }
    return { sentences, offer };
  }

  /** Picks what an owner answers; thanks and apologies of a few words are anybody's. */
  function composeAnswer(pool: readonly string[], subject: ReviewSubject, wording: Random) {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const text = fill(wording.pick(pool), subject, wording);
      const isShort = (ending: string) => ending.split(' ').length < endingWords;
      if (isTrueOf(text, subject) && claimEndings(text, subject, isShort)) return text;
    }
    return null;
  }
  return { composeReview, composeAnswer };
}

function isTrueOf(text: string, { hours, metro }: ReviewSubject): boolean {
  return fitsHours(text, hours) && !namesClosedDay(text, hours) && fitsClimate(text, metro);
}

function fill(template: string, { staff, weekdays }: ReviewSubject, wording: Random): string {
  const choices: Record<string, readonly string[]> = { ...slots, staff, weekday: weekdays };
  return template.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    key === 'offer' ? placeholder : wording.pick(choices[key]!),
  );
}

export function withOffer(sentence: string, offer: string | null): string {
  return sentence.replace('{offer}', offer ?? '');
}

function begin(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function tonesOf(rating: number, random: Random): Tone[] {
  const more = (tone: Tone, share: number): Tone[] => (random.chance(share) ? [tone] : []);
  switch (rating) {
    case 5:
      return ['praise', ...more('praise', 0.4), ...more('praise', 0.3), ...more('praise', 0.2)];
    case 4:
      return ['praise', ...more('praise', 0.3), ...more('mixed', 0.4)];
    case 3:
      // Who praises without a "but" gives more.
      return ['mixed', ...(random.chance(0.6) ? more('mixed', 0.8) : more('blame', 0.8))];
    case 2:
      return ['blame', ...more('blame', 0.6), ...more('mixed', 0.4)];
    default:
      return ['blame', ...more('blame', 0.7), ...more('blame', 0.5), ...more('blame', 0.3)];
  }
}
