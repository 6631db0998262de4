import type { Random } from './random.ts';
import { commonBlame, commonMixed, commonPraise } from './vocabulary/reviews/common.ts';
import type { ReviewWords } from './vocabulary/reviews/review-words.ts';
import { slots } from './vocabulary/slots.ts';

export type ReviewSubject = {
  words: ReviewWords;
  metro: string | null;
  offers: readonly string[];
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
    const { words, metro, offers } = subject;
    const own = { praise: words.praise, mixed: words.mixed, blame: words.blame };
    const common = { praise: commonPraise, mixed: commonMixed, blame: commonBlame };
    random.next();
    const offer = wording.pick(offers);
    const sentences: string[] = [];
    const hasOffer = () => sentences.some((sentence) => sentence.includes('{offer}'));

    function say(template: string): string {
      const filled = fill(template, subject, wording);
      return filled.startsWith('{offer}') ? begin(withOffer(filled, offer)) : filled;
    }
    function find(pool: readonly string[]): string | null {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const template = wording.pick(pool);
        if (hasOffer() && template.includes('{offer}')) continue;
        const sentence = say(template);
        // Where much was said already, at least of somebody else.
        if (used.has(attempt < attempts / 2 ? template : sentence)) continue;
        const key = `${metro}|${withOffer(sentence, offer)}`;
        const times = uses.get(key) ?? 0;
        if (times >= mostInMetro && sentence.split(' ').length > fewWords) continue;
        uses.set(key, times + 1);
        used.add(template).add(sentence);
        return sentence;
      }
      return null;
    }
    for (const tone of tonesOf(rating, random)) {
      const isGeneral = sentences.length > 0 && random.chance(0.35);
      random.next();
      const [first, second] = isGeneral ? [common[tone], own[tone]] : [own[tone], common[tone]];
      // A second sentence that somebody else has said already is better left out.
      const sentence = find(first) ?? find(second);
      if (sentence) sentences.push(sentence);
      else if (sentences.length === 0) sentences.push(say(wording.pick(first)));
    }
    return { sentences, offer: hasOffer() ? offer : null };
  };
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

type Tone = 'praise' | 'mixed' | 'blame';

function tonesOf(rating: number, random: Random): Tone[] {
  const more = (tone: Tone, share: number): Tone[] => (random.chance(share) ? [tone] : []);
  switch (rating) {
    case 5:
      return ['praise', ...more('praise', 0.7), ...more('praise', 0.35), ...more('praise', 0.1)];
    case 4:
      return ['praise', ...more('praise', 0.4), ...more('mixed', 0.5)];
    case 3:
      return ['mixed', ...(random.chance(0.6) ? more('praise', 0.8) : more('blame', 0.8))];
    case 2:
      return ['blame', ...more('mixed', 0.5), ...more('blame', 0.3)];
    default:
      return ['blame', ...more('blame', 0.7), ...more('blame', 0.3)];
  }
}
