import { redirect } from 'react-router';
import { changeSearch } from '#app/components/search/search-address.ts';
import type { SearchAnswer } from '#app/domain/search/search.ts';

/**
 * 'pizza in austin' was understood as words and a place, 'vet open sunday' as words and a time: the
 * address says so too, and with it the boxes, the filters, every link and the back button.
 * @throws Response a redirect, when a place or a time stood among the words
 */
export function redirectToPlace(params: URLSearchParams, { asked }: SearchAnswer) {
  if (!asked) return;
  const { q, near, ...time } = asked;
  if (near === null && Object.keys(time).length === 0) return;
  throw redirect(changeSearch(params, { ...time, q: q || null, ...(near !== null && { near }) }));
}
