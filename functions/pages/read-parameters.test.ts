import { expect, test } from 'vitest';
import { keepReadParameters } from './read-parameters.ts';

test.each([
  ['/about?q=1&utm_source=mail', [], ''],
  ['/?utm_source=mail&q=pizza&near=Austin', ['q', 'near', 'category'], 'q=pizza&near=Austin'],
  ['/blog?q=pizza&tag=owners', ['tag', 'author'], 'tag=owners'],
  ['/blog?author=walt&by=walt', ['tag', 'author'], 'author=walt'],
  ['/about?_routes=root', [], ''],
  ['/about.data?_routes=root&q=1', [], '_routes=root'],
])('of %s a screen that reads %j is told "%s"', (address, read, query) => {
  expect(keepReadParameters(new URL(address, 'https://mainstreet.example'), read)).toBe(query);
});
