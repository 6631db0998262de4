import { type ReviewQuery, reviewSorts } from './review.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads `?sort=&stars=&after=`; what makes no sense is as if it were not there. */
export function parseReviewQuery(params: URLSearchParams): ReviewQuery {
  const after = params.get('after') ?? '';
  const stars = params.get('stars') ?? '';
  return {
    sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    after: uuid.test(after) ? after : null,
  };
}
