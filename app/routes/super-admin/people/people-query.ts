import { type Role, roleNames } from '#app/domain/profile/profile.ts';
import { readId, readText } from '#app/domain/search-params/search-params.ts';

/** The state of the screen, which its URL contains. */
export type PeopleQuery = {
  words: string;
  role: Role | '';
  isSuspended: boolean;
  after: string | null;
};

/** Parses the URL; invalid parts do not filter. */
export function parsePeopleQuery(params: URLSearchParams): PeopleQuery {
  const role = params.get('role') ?? '';
  return {
    words: readText(params, 'q'),
    role: Object.hasOwn(roleNames, role) ? (role as Role) : '',
    isSuspended: params.get('suspended') === 'yes',
    after: readId(params, 'after'),
  };
}

/** Returns the URL of the page after a person. */
export function toPeopleHref({ words, role, isSuspended }: PeopleQuery, after: string): string {
  const params = new URLSearchParams();
  if (words) params.set('q', words);
  if (role) params.set('role', role);
  if (isSuspended) params.set('suspended', 'yes');
  params.set('after', after);
  return `?${params}`;
}
