import type { Random } from './random.ts';
import { commonBlame, commonMixed, commonPraise } from './vocabulary/reviews/common.ts';
import type { ReviewWords } from './vocabulary/reviews/review-words.ts';

type ComposeInput = {
  words: ReviewWords;
  rating: number;
  offers: string[];
  /** Sentences that the listing's other reviews said; they are not said again while others are left. */
  used: Set<string>;
  random: Random;
};

/** One to four sentences in the tone of the rating, about the kind of business or about any. */
export function composeReview({ words, rating, offers, used, random }: ComposeInput) {
  const own = { praise: words.praise, mixed: words.mixed, blame: words.blame };
  const common = { praise: commonPraise, mixed: commonMixed, blame: commonBlame };
  const sentences: string[] = [];
  for (const tone of tonesOf(rating, random)) {
    const pool = sentences.length > 0 && random.chance(0.35) ? common[tone] : own[tone];
    const hasOffer = sentences.some((sentence) => sentence.includes('{offer}'));
    const fitting = pool.filter(
      (sentence) => !sentences.includes(sentence) && !(hasOffer && sentence.includes('{offer}')),
    );
    const fresh = fitting.filter((sentence) => !used.has(sentence));
    const sentence = random.pick(fresh.length > 0 ? fresh : fitting);
    used.add(sentence);
    sentences.push(sentence);
  }
  const hasOffer = sentences.some((sentence) => sentence.includes('{offer}'));
  return { sentences, offer: hasOffer ? random.pick(offers) : null };
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
