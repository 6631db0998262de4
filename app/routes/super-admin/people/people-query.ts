import { type Role, roleNames } from '#app/domain/profile/profile.ts';
import { readId, readText } from '#app/domain/search-params/search-params.ts';

/** What the screen shows, as its address says it. */
export type PeopleQuery = {
  words: string;
  role: Role | '';
  isSuspended: boolean;
  after: string | null;
};

/** Reads the address; what it does not understand filters nothing. */
export function parsePeopleQuery(params: URLSearchParams): PeopleQuery {
  const role = params.get('role') ?? '';
  return {
    words: readText(params, 'q'),
    role: Object.hasOwn(roleNames, role) ? (role as Role) : '',
    isSuspended: params.get('suspended') === 'yes',
    after: readId(params, 'after'),
  };
}

/** Where the page after somebody is. */
export function toPeopleHref({ words, role, isSuspended }: PeopleQuery, after: string): string {
  const params = new URLSearchParams();
  if (words) params.set('q', words);
  if (role) params.set('role', role);
  if (isSuspended) params.set('suspended', 'yes');
  params.set('after', after);
  return `?${params}`;
}
