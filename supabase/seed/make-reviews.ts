import { demoOwnerId } from './accounts.ts';
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
const mostReviews = 30;
/** Who is disappointed says so with one star rather than with three. */
const badDays = [1, 1, 1, 2, 2, 3];

/** What a listing tells of itself, and what it is: 'a ramen counter, Ramen'. */
export type ToldSubject = Omit<ReviewSubject, 'words' | 'common'> & { told: string };

type ReviewsInput = {
  row: Pick<GeneratedRow, 'category' | 'rating' | 'review_count' | 'owner_id' | 'created_at'>;
  subject: ToldSubject;
  composer: ReturnType<typeof createReviewComposer>;
  random: Random;
  /** Whether a guide praises it: then nobody has a bad day there. */
  isPraised: boolean;
  /** What is said is drawn from it, so that new words change no rating. */
  wording: Random;
};

/** The reviews behind a listing's standing: far fewer than it says, around the same mean. */
export function makeReviews(input: ReviewsInput): GeneratedReview[] {
  const { row, composer, random, wording } = input;
  if (row.rating === null) return [];
  const setting = settingOf(row.category);
  const words = findReviewWords(row.category, input.subject.told);
  const subject = { ...input.subject, words, common: findCommonWords(setting) };
  const least = row.owner_id === demoOwnerId ? 5 : 1;
  const count = Math.min(mostReviews, Math.max(least, Math.round(row.review_count ** 1.2 / 45)));
  const listed = Math.max(0, (Date.parse(row.created_at) - reviewsBegan) / hourMs);
  const used = new Set<string>();
  return Array.from({ length: count }, () => {
    // Now and then somebody has a bad day where many go, and then tells it.
    const rating = random.chance(input.isPraised || count < 3 ? 0 : 0.24)
      ? random.pick(badDays)
      : Math.min(
          5,
          Math.max(input.isPraised ? 4 : 1, Math.round(row.rating! + 0.45 + random.normal())),
        );
    const answersLikely = rating <= 2 ? 0.7 : 0.3;
    const wantsToAnswer = row.owner_id !== null && random.chance(answersLikely);
    const created = Math.floor(listed + random.next() * (hoursInAll - listed));
    const said = composer.composeReview({ subject, rating, used, random, wording });
    const pool = answersTo(rating, setting);
    const answer = wantsToAnswer ? composer.composeAnswer(pool, subject, wording) : null;
    const wait = random.int(4, 200);
    return {
      author_name: `${random.pick(firstNames)} ${random.pick(surnames).charAt(0)}.`,
      rating,
      ...said,
      created,
      visitedBefore: random.chance(0.4) ? random.int(0, 20) : null,
      hasReceipt: random.chance(0.12),
      answer,
      answeredAfter: answer === null ? null : Math.min(wait, hoursInAll - created),
      hiddenReason: !input.isPraised && random.chance(0.008) ? random.pick(hiddenReasons) : null,
    };
  }).filter(({ sentences }) => sentences.length > 0);
}

/** The standing that published reviews give, as the database derives it. */
export function rate(reviews: GeneratedReview[]): Pick<GeneratedRow, 'rating' | 'review_count'> {
  const ratings = reviews.filter(({ hiddenReason }) => hiddenReason === null);
  if (ratings.length === 0) return { rating: null, review_count: 0 };
  const sum = ratings.reduce((total, { rating }) => total + rating, 0);
  return { rating: Math.round((sum * 10) / ratings.length) / 10, review_count: ratings.length };
}

function answersTo(rating: number, setting: Setting): string[] {
  const { praise, mixed, blame } = findAnswers(setting);
  if (rating >= 4) return praise;
  return rating === 3 ? mixed : blame;
}
