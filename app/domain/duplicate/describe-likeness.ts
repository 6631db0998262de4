import { type DuplicateLine, duplicateReasons } from './duplicate.ts';

type Likeness = {
  /** '86% match'; null for a pair that an admin added. */
  score: string | null;
  /** 'Similar in name and phone' */
  reasons: string;
};

/** Returns how alike two listings are, and in what. */
export function describeLikeness({
  score,
  reasons,
}: Pick<DuplicateLine, 'score' | 'reasons'>): Likeness {
  const names = reasons.map((reason) => duplicateReasons[reason]);
  const last = names.pop();
  const listed = names.length > 0 ? `${names.join(', ')} and ${last}` : last;
  return {
    score: score === 0 ? null : `${Math.round(score * 100)}% match`,
    reasons: listed === undefined ? 'Paired by an admin' : `Similar in ${listed}`,
  };
}
