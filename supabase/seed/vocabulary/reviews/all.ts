import { care } from './care.ts';
import { eating } from './eating.ts';
import { house } from './house.ts';
import { leisure } from './leisure.ts';
import type { ReviewWords } from './review-words.ts';
import { shopping } from './shopping.ts';

export const reviewKinds: ReviewWords[] = [...eating, ...care, ...house, ...shopping, ...leisure];

/** What people say about a category; every generated category has words. */
export function findReviewWords(category: string): ReviewWords {
  const found = reviewKinds.find(({ categories }) => categories.includes(category));
  if (!found) throw new Error(`No words for reviews of ${category}`);
  return found;
}
