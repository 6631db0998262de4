import { expect, test } from 'vitest';
import { searchParameters } from '#app/domain/search/search.ts';
import { screens } from '../support/screens.ts';
import { fetchWorker } from './worker.ts';

/** All parameters that public screens read, and one that none reads. */
const parameters = [
  ...searchParameters,
  'view',
  'as',
  'type',
  'next',
  'before',
  'stars',
  'after',
  'tag',
  'author',
  'raise',
  'other',
];
const longest = 15_000;
const maxBytes = 60_000;

const pages = Array.from(new Set(screens.map(({ path }) => path.split('?')[0] ?? path)));

test.each(pages)(
  '%s does not repeat a parameter of 15,000 characters in its links',
  async (path) => {
    const measure = async (search: string) =>
      (await (await fetchWorker(path + search)).text()).length;
    // Lists are larger than that by themselves.
    const usual = Math.max(await measure(''), await measure('?sort=name'));
    const tooLarge: [string, number][] = [];
    for (const name of parameters) {
      const size = await measure(`?${name}=${'x'.repeat(longest)}`);
      if (size >= Math.max(maxBytes, usual + longest)) tooLarge.push([name, size]);
    }
    expect(tooLarge).toEqual([]);
  },
);
