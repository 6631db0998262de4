import { redirect } from 'react-router';
import { changeSearch } from '#app/components/search/search-address.ts';
import type { SearchAnswer } from '#app/domain/search/search.ts';

/** Whether a place or a time stood among the words; a bare 'near me' is neither. */
export function hasPlaceOrTime({ asked }: SearchAnswer): boolean {
  if (!asked) return false;
  const { q: _, near, ...time } = asked;
  return near !== null || Object.keys(time).length > 0;
}

/**
 * 'pizza in austin' was understood as words and a place, 'vet open sunday' as words and a time: the
 * address says so too, and with it the boxes, the filters, every link and the back button.
 */
export function redirectToPlace(params: URLSearchParams, { asked }: SearchAnswer): Response {
  const { q, near, ...time } = asked ?? {};
  return redirect(changeSearch(params, { ...time, q: q || null, ...(near && { near }) }));
}
