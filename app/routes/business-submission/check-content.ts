import { parseTypedHours } from '#app/domain/business/parse-typed-hours.ts';
import { parseFields } from '#app/domain/submission/listing-rules.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/business-submission.tsx';

/**
 * Applies the rules of a submission. In addition, typed hours that are not understood need the days
 * filled in: then they are left to a reviewer.
 */
export function checkContent(content: Content): ReturnType<typeof parseFields<Content>> {
  const parsed = parseFields(content);
  const { opening_hours, hours_words } = content;
  if (opening_hours.length > 0 || parseTypedHours(hours_words).ok) return parsed;
  const message = t.hoursInvalid;
  return { ...parsed, isValid: false, errors: { hours_words: message, ...parsed.errors } };
}
