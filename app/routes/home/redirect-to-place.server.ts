import { redirect } from 'react-router';
import { changeSearch } from '#app/components/search/search-address.ts';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { askedChanges } from './asked-changes.ts';

/**
 * Returns whether a place, time, category or feature was recognized in the words; 'near me' does
 * not count.
 */
export function hasPlaceOrTime({ asked }: SearchAnswer): boolean {
  if (!asked) return false;
  const { q: _, near, ...others } = asked;
  return near !== null || Object.keys(others).length > 0;
}

/**
 * Redirects to the URL with what was recognized: 'pizza in austin' as words and place, 'vet open
 * sunday' as words and time, 'toothache' as a category, 'kid friendly' as a feature. So boxes,
 * filters, links and the back button agree.
 */
export function redirectToPlace(params: URLSearchParams, { asked }: SearchAnswer): Response {
  return redirect(changeSearch(params, askedChanges(asked)));
}
