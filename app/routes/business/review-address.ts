import type { ReviewQuery } from '#app/domain/review/review.ts';

/** Returns the URL of a profile that shows these reviews, at their heading. */
export function reviewAddress(slug: string, { sort, stars, after }: ReviewQuery): string {
  const params = new URLSearchParams();
  if (sort !== 'newest') params.set('sort', sort);
  if (stars !== null) params.set('stars', String(stars));
  if (after !== null) params.set('after', after);
  return `/business/${slug}${params.size === 0 ? '' : `?${params}`}#reviews`;
}
