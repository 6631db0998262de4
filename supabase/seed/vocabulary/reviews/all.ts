import { care } from './care.ts';
import { eating } from './eating.ts';
import { house } from './house.ts';
import { leisure } from './leisure.ts';
import type { ReviewWords } from './review-words.ts';
import { shopping } from './shopping.ts';

const reviewKinds: ReviewWords[] = [...eating, ...care, ...house, ...shopping, ...leisure];

/** What people say about a category, alone or among others; every generated category has words. */
export function findReviewWords(category: string): ReviewWords {
  const found = reviewKinds.filter(({ categories }) => categories.includes(category));
  if (found.length === 0) throw new Error(`No words for reviews of ${category}`);
  return {
    categories: [category],
    praise: found.flatMap(({ praise }) => praise),
    mixed: found.flatMap(({ mixed }) => mixed),
    blame: found.flatMap(({ blame }) => blame),
  };
}
