import { type Answer, defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';

/** Words that people searched for in a city without a result. */
export type UnmetDemand = NonNullable<Answer<'find_unmet_demand'>>[number];

/** What businesses are whose category is "Other". */
export type OtherKind = NonNullable<Answer<'find_other_kinds'>>[number];

/** Returns the kinds of business that no category fits, the most frequent first, for admins. */
export const findOtherKinds = defineRead('find_other_kinds', () => ({}));

/**
 * Returns what people look for and do not find in the city of a listing, for its editors; in all
 * cities for admins, without a listing. Null for others.
 */
export const findUnmetDemand = defineRead('find_unmet_demand', (businessId: string | null) =>
  businessId === null ? {} : { business_id: businessId },
);

/** Takes words off the pages of all cities; for admins. */
export const hideUnmetDemand = defineWrite('hide_unmet_demand', (words: string) => ({ words }));
