import { expect, test } from 'vitest';
import { pickReadParameters } from './read-parameters.ts';

const routeIds = ['root', 'frame', 'auth'];

test.each([
  ['/about?q=1&utm_source=mail', {}, ''],
  [
    '/?utm_source=mail&q=pizza&near=Austin',
    { searchParams: ['q', 'near', 'category'] },
    'q=pizza&near=Austin',
  ],
  ['/blog?q=pizza&tag=owners', { searchParams: ['tag', 'author'] }, 'tag=owners'],
  ['/blog?author=walt&by=walt', { searchParams: ['tag', 'author'] }, 'author=walt'],
  ['/blog?author=a&tag=b&tag=c', { searchParams: ['tag', 'author'] }, 'tag=b&author=a'],
  [
    '/auth?view=recover',
    { searchParams: ['view'], allowedValues: { view: ['recover'] } },
    'view=recover',
  ],
  ['/auth?view=made-up', { searchParams: ['view'], allowedValues: { view: ['recover'] } }, ''],
  ['/auth?view=recover', { allowedValues: { view: ['recover'] } }, ''],
  ['/about?_routes=root', {}, ''],
  ['/about.data?_routes=root&q=1', {}, '_routes=root'],
  ['/about.data?_routes=frame,root,made-up&_routes=auth,root', {}, '_routes=root%2Cframe%2Cauth'],
  ['/about.data?_routes=made-up', {}, ''],
])('for the address %s, a screen that declares %j gets "%s"', (address, handle, query) => {
  const url = new URL(address, 'https://mainstreet.example');
  expect(pickReadParameters(url, { handle, routeIds })).toBe(query);
});
