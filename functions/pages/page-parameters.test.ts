import { expect, test } from 'vitest';
import { keepReadParameters } from './page-parameters.ts';

test.each([
  ['/about?q=1&utm_source=mail', '/about', ''],
  ['/?utm_source=mail&q=pizza&near=Austin', '/', 'q=pizza&near=Austin'],
  ['/blog?q=pizza&tag=owners', '/blog', 'tag=owners'],
  ['/blog?author=walt&by=walt', '/blog', 'author=walt'],
  ['/business/joes?stars=5&tag=owners', '/business/:id', 'stars=5'],
  ['/auth?view=sign-up&next=%2Fhelp', '/auth', 'view=sign-up'],
  ['/auth?as=business&view=sign-up', '/auth', 'as=business&view=sign-up'],
  ['/joinnow?as=business&view=sign-up', '/joinnow', 'as=business'],
  ['/nowhere?q=1', '/*', ''],
  ['/about?_routes=root', '/about', ''],
  ['/about.data?_routes=root&q=1', '/about', '_routes=root'],
])('of %s the screen %s reads "%s"', (address, pattern, query) => {
  expect(keepReadParameters(new URL(address, 'https://mainstreet.example'), pattern)).toBe(query);
});
