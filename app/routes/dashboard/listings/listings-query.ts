import type { ListingStatus } from '#app/domain/business/manage-businesses.ts';
import { statusNames } from '#app/domain/business/name-status.ts';
import { readId, readText } from '#app/domain/search-params/search-params.ts';

/** The state of the screen, which its URL contains. */
export type ListingsQuery = {
  q: string;
  status: ListingStatus | '';
  owner: 'any' | 'none' | '';
  after: string | null;
};

/** Parses the URL; invalid parts do not filter. */
export function parseListingsQuery(params: URLSearchParams): ListingsQuery {
  const status = params.get('status') ?? '';
  const owner = params.get('owner');
  return {
    q: readText(params, 'q'),
    status: Object.hasOwn(statusNames, status) ? (status as ListingStatus) : '',
    owner: owner === 'any' || owner === 'none' ? owner : '',
    after: readId(params, 'after'),
  };
}

/** Returns the URL of the page after a listing. */
export function toListingsHref({ q, status, owner }: ListingsQuery, after: string): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (status) params.set('status', status);
  if (owner) params.set('owner', owner);
  params.set('after', after);
  return `?${params}`;
}
