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
  const offer = random.pick(offers);
  const sentences: string[] = [];
  const hasOffer = () => sentences.some((sentence) => sentence.includes('{offer}'));
  for (const tone of tonesOf(rating, random)) {
    const isGeneral = sentences.length > 0 && random.chance(0.35);
    const pools = isGeneral ? [common[tone], own[tone]] : [own[tone], common[tone]];
    const fitting = pools.map((pool) =>
      pool.filter((sentence) => !(hasOffer() && sentence.includes('{offer}'))),
    );
    // Not said before, in either pool; else said of another offer only.
    const fresh = [(text: string) => text, (text: string) => withOffer(text, offer)]
      .flatMap((read) => fitting.map((pool) => pool.filter((text) => !used.has(read(text)))))
      .find((pool) => pool.length > 0);
    // A second sentence that somebody else has said already is better left out.
    if (!fresh && sentences.length > 0) break;
    const sentence = random.pick(fresh ?? fitting[0]!);
    used.add(sentence).add(withOffer(sentence, offer));
    sentences.push(sentence);
  }
  return { sentences, offer: hasOffer() ? offer : null };
}

export function withOffer(sentence: string, offer: string | null): string {
  return sentence.replace('{offer}', offer ?? '');
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
