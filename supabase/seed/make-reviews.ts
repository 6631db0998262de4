import type { createReviewComposer, ReviewSubject } from './compose-review.ts';
import type { GeneratedReview, GeneratedRow } from './generated-business.ts';
import type { Random } from './random.ts';
import {
  type Setting,
  findAnswers,
  findCommonWords,
  findReviewWords,
  hiddenReasons,
  names,
  settingOf,
} from './vocabulary.ts';

const { firstNames, surnames } = names;

/** The reviews of two years, up to the day before the seed was made. */
export const reviewsBegan = Date.UTC(2024, 10, 20, 0);
const hoursInAll = 2 * 365 * 24;
const hourMs = 3_600_000;
const mostReviews = 40;

/** What a listing tells of itself, and what it is: 'a ramen counter, Ramen'. */
export type ToldSubject = Omit<ReviewSubject, 'words' | 'common'> & { told: string };

type ReviewsInput = {
  row: Pick<GeneratedRow, 'category' | 'rating' | 'review_count' | 'owner_id' | 'created_at'>;
  subject: ToldSubject;
  compose: ReturnType<typeof createReviewComposer>;
  random: Random;
  /** What is said is drawn from it, so that new words change no rating. */
  wording: Random;
};

/** The reviews behind a listing's standing: fewer than it says, around the same mean. */
export function makeReviews(input: ReviewsInput): GeneratedReview[] {
  const { row, compose, random, wording } = input;
  if (row.rating === null) return [];
  const setting = settingOf(row.category);
  const words = findReviewWords(row.category, input.subject.told);
  const subject = { ...input.subject, words, common: findCommonWords(setting) };
  const count = Math.min(mostReviews, Math.max(1, Math.round(row.review_count ** 0.55)));
  const listed = Math.max(0, (Date.parse(row.created_at) - reviewsBegan) / hourMs);
  const used = new Set<string>();
  return Array.from({ length: count }, () => {
    // Now and then somebody has a bad day anywhere.
    const rating = random.chance(0.07)
      ? random.int(1, 3)
      : Math.min(5, Math.max(1, Math.round(row.rating! + 0.15 + 0.8 * random.normal())));
    const answersLikely = rating <= 2 ? 0.6 : 0.25;
    const wantsToAnswer = row.owner_id !== null && random.chance(answersLikely);
    const answer = wantsToAnswer ? pickUnused(answersTo(rating, setting), used, random) : null;
    const created = Math.floor(listed + random.next() * (hoursInAll - listed));
    return {
      author_name: `${random.pick(firstNames)} ${random.pick(surnames).charAt(0)}.`,
      rating,
      ...compose({ subject, rating, used, random, wording }),
      created,
      visitedBefore: random.chance(0.4) ? random.int(0, 20) : null,
      hasReceipt: random.chance(0.12),
      answer,
      answeredAfter: answer === null ? null : Math.min(random.int(4, 200), hoursInAll - created),
      hiddenReason: random.chance(0.008) ? random.pick(hiddenReasons) : null,
    };
  });
}

/** The standing that published reviews give, as the database derives it. */
export function rate(reviews: GeneratedReview[]): Pick<GeneratedRow, 'rating' | 'review_count'> {
  const ratings = reviews.filter(({ hiddenReason }) => hiddenReason === null);
  if (ratings.length === 0) return { rating: null, review_count: 0 };
  const sum = ratings.reduce((total, { rating }) => total + rating, 0);
  return { rating: Math.round((sum * 10) / ratings.length) / 10, review_count: ratings.length };
}

/** Owners who say the same to everybody had better say nothing. */
function pickUnused(texts: string[], used: Set<string>, random: Random): string | null {
  const fresh = texts.filter((text) => !used.has(text));
  if (fresh.length === 0) return null;
  const text = random.pick(fresh);
  used.add(text);
  return text;
}

function answersTo(rating: number, setting: Setting): string[] {
  const { praise, mixed, blame } = findAnswers(setting);
  if (rating >= 4) return praise;
  return rating === 3 ? mixed : blame;
}
