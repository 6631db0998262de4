import type { MetroIndex } from '#app/domain/metro-index/metro-index.ts';
import { timeParameters } from '#app/domain/search/search.ts';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/offline.ts';
import { formatList } from '#app/messages/sentences.ts';

/** Returns a search without these parameters. */
export function without(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !names.includes(name)));
}

/** Returns which filter of an empty search hides what: the search without it, where that finds something. */
export function listWays(
  query: URLSearchParams,
  { categories }: Pick<MetroIndex, 'categories'>,
  find: (rest: URLSearchParams) => { results: unknown[] },
) {
  const category = categories.find(({ slug }) => slug === query.get('category'));
  const filters: { names: readonly string[]; filter: string }[] = [
    { names: timeParameters, filter: query.get('open') === 'now' ? t.openNow : t.openThen },
    { names: ['category'], filter: category?.name ?? '' },
    { names: ['q'], filter: query.get('q') ?? '' },
  ];
  const active = filters.filter(({ names }) => names.some((name) => query.get(name)));
  const chosen = active.filter(({ names }) => !names.includes('q'));
  const all = {
    names: chosen.flatMap(({ names }) => names),
    filter: formatList(chosen.map(({ filter }) => filter)),
  };
  const leaveOut = (some: typeof filters) =>
    some
      .map(({ names, filter }) => {
        const rest = without(query, names);
        const count = find(rest).results.length;
        const isTelling = count > 0 && (rest.size > 0 || !names.includes('q'));
        return { isTelling, rest, label: t.countWithout({ count: formatCount(count), filter }) };
      })
      .filter(({ isTelling }) => isTelling);
  const ways = leaveOut(active);
  return ways.length > 0 ? ways : leaveOut([all]);
}
