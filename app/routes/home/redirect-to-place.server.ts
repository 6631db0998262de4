import { redirect } from 'react-router';
import { changeSearch } from '#app/components/search/search-address.ts';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { askedChanges } from './asked-changes.ts';

/** Whether a place, a time, a category or a feature stood among the words; a bare 'near me' is none. */
export function hasPlaceOrTime({ asked }: SearchAnswer): boolean {
  if (!asked) return false;
  const { q: _, near, ...others } = asked;
  return near !== null || Object.keys(others).length > 0;
}

/**
 * 'pizza in austin' was understood as words and a place, 'vet open sunday' as words and a time,
 * 'toothache' as a category, 'kid friendly' as a feature: the address says so too, and with it the boxes, the filters, every link and the back button.
 */
export function redirectToPlace(params: URLSearchParams, { asked }: SearchAnswer): Response {
  return redirect(changeSearch(params, askedChanges(asked)));
}
