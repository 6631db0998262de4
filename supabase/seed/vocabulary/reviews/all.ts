import { care } from './care.ts';
import { eating } from './eating.ts';
import { health } from './health.ts';
import { house } from './house.ts';
import { leisure } from './leisure.ts';
import { offices } from './offices.ts';
import type { ReviewWords } from './review-words.ts';
import { shopping } from './shopping.ts';
import { tables } from './tables.ts';
import { wheels } from './wheels.ts';

export const reviewKinds: ReviewWords[] = [
  ...eating,
  ...tables,
  ...care,
  ...health,
  ...house,
  ...wheels,
  ...shopping,
  ...leisure,
  ...offices,
];

/** What people say about a category, and about what a listing of it is more exactly. */
export function findReviewWords(category: string, told: string): ReviewWords {
  const found = reviewKinds.filter(
    ({ categories, of }) => categories.includes(category) && (!of || of.test(told)),
  );
  if (found.length === 0) throw new Error(`No words for reviews of ${category}`);
  return {
    categories: [category],
    praise: found.flatMap(({ praise }) => praise),
    mixed: found.flatMap(({ mixed }) => mixed),
    blame: found.flatMap(({ blame }) => blame),
  };
}
