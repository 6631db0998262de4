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

/** So often a sentence of more than a few words may be said of places in one metro. */
const mostInMetro = 2;
const fewWords = 5;
const attempts = 40;

/**
 * Makes a function that writes reviews: one to four sentences in the tone of the rating, about the
 * kind of business or about any. `{offer}` is left in them, for the SQL says it once.
 */
export function createReviewComposer() {
  const uses = new Map<string, number>();

  return ({ subject, rating, used, random, wording }: ComposeInput) => {
    const { words, common, metro } = subject;
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
        const said = say(template);
        // A first sentence is needed: where much was said already, at least of somebody else.
        const isRepeatable = sentences.length === 0 && attempt >= attempts / 2;
        if (!said || used.has(isRepeatable ? said.sentence : template)) continue;
        const key = `${metro}|${withOffer(said.sentence, said.named)}`;
        const times = uses.get(key) ?? 0;
        if (times >= mostInMetro && said.sentence.split(' ').length > fewWords) continue;
        uses.set(key, times + 1);
        used.add(template).add(said.sentence);
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
      // A second sentence that somebody else has said already is better left out.
      if (!pools.some(find) && sentences.length === 0) sentences.push(lastResort[tone]);
    }
    return { sentences, offer };
  };
}

/** Short enough to be said by anybody, where everything else has been said. */
const lastResort: Record<Tone, string> = {
  praise: 'Very happy here.',
  mixed: 'It was all right.',
  blame: 'Not for me.',
};

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
      return ['praise', ...more('praise', 0.7), ...more('praise', 0.35), ...more('praise', 0.1)];
    case 4:
      return ['praise', ...more('praise', 0.4), ...more('mixed', 0.5)];
    case 3:
      // Who praises without a "but" gives more.
      return ['mixed', ...(random.chance(0.6) ? more('mixed', 0.8) : more('blame', 0.8))];
    case 2:
      return ['blame', ...more('blame', 0.5), ...more('blame', 0.3)];
    default:
      return ['blame', ...more('blame', 0.7), ...more('blame', 0.3)];
  }
}
