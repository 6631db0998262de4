import type { z } from 'zod';
import { formatList } from '#app/messages/sentences.ts';
import { fieldsWith } from '../business/business.ts';
import type * as schemas from './duplicate-schema.ts';

/** Two listings that may be duplicates, as the list shows them. */
export type DuplicateLine = z.infer<typeof schemas.duplicateLineSchema>;
/** The same with everything that an admin needs to decide. */
export type DuplicatePair = z.infer<typeof schemas.duplicatePairSchema>;
export type DuplicateSide = z.infer<typeof schemas.duplicateSideSchema>;
export type MergeObstacle = z.infer<typeof schemas.mergeObstacleSchema>;

/** What two listings can have in common; completes "Alike in". */
const duplicateReasons = {
  name: 'name',
  phone: 'phone',
  website: 'website',
  address: 'address',
  near: 'location',
} satisfies Record<DuplicateLine['reasons'][number], string>;

/** The fields of which a merge keeps one side's value; for lists it may keep both. */
export const mergeFields = [...new Set(fieldsWith({}).map((field) => field.history_field))];
export type MergeField = (typeof mergeFields)[number];

export const listFields: readonly MergeField[] = fieldsWith({ merge: 'both' }).map(
  (field) => field.history_field,
);

/** The side of the screen, not which listing is kept. */
export type Side = 'first' | 'second';
export type Choice = Side | 'both';
export type MergeChoices = Record<MergeField, Choice>;

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
  return {
    score: score === 0 ? null : `${Math.round(score * 100)}% match`,
    reasons: names.length === 0 ? 'Paired by an admin' : `Similar in ${formatList(names)}`,
  };
}
