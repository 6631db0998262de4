import type { ContentErrors } from '#app/domain/submission/parse-submission.ts';
import type { Content } from '#app/domain/submission/submission.ts';

/** The errors of some content. */
export type FoundErrors = { errors: ContentErrors; content: Content };

/** Returns the errors of fields that have not changed since. */
export function findCurrentErrors(found: FoundErrors, now: Content): ContentErrors {
  const isSame = (name: string) =>
    JSON.stringify(found.content[name as keyof Content]) ===
    JSON.stringify(now[name as keyof Content]);
  return Object.fromEntries(Object.entries(found.errors).filter(([name]) => isSame(name)));
}
