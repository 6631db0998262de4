import { redirect } from 'react-router';
import { changeSearch } from '#app/components/search-address.ts';
import type { SearchAnswer } from '#app/domain/search/search.ts';

/**
 * 'pizza in austin' was understood as words and a place: the address says so too, and with it the
 * boxes, every link and the back button.
 * @throws Response a redirect, when a place stood among the words
 */
export function redirectToPlace(params: URLSearchParams, { asked }: SearchAnswer) {
  if (!asked?.near) return;
  throw redirect(changeSearch(params, { q: asked.q, near: asked.near }));
}
