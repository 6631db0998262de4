import type { ArticleFilter } from '#app/domain/editorial/editorial-calls.ts';
import { readId, readText } from '#app/domain/search-params/search-params.ts';

export const kinds = [
  ['', 'Guides and posts'],
  ['guide', 'City guides'],
  ['post', 'Blog posts'],
] as const;

export const states = [
  ['', 'All'],
  ['draft', 'Drafts'],
  ['scheduled', 'Scheduled'],
  ['published', 'Published'],
  ['outdated', 'With a business no longer listed'],
] as const;

/** Parses the URL; invalid parts do not filter. */
export function parseArticlesQuery(params: URLSearchParams): ArticleFilter {
  const kind = findChoice(kinds, params.get('kind'));
  const state = findChoice(states, params.get('state'));
  const words = readText(params, 'q');
  const after = readId(params, 'after');
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(words && { words }),
    ...(after && { after }),
  };
}

/** Returns the URL of the page after an article. */
export function toArticlesHref({ kind, state, words }: ArticleFilter, after: string): string {
  const given = { kind, state, q: words, after };
  const params = Object.entries(given).filter((pair): pair is [string, string] => !!pair[1]);
  return `?${new URLSearchParams(params)}`;
}

function findChoice<Value extends string>(
  choices: readonly (readonly [Value, string])[],
  value: string | null,
): Value | undefined {
  return choices.find(([choice]) => choice === value)?.[0];
}
