import { expect, test } from 'vitest';
import { createRouteNamer } from './route-pattern.ts';

const nameRoute = createRouteNamer(async () => ({
  root: { path: '' },
  frame: { parentId: 'root' },
  home: { parentId: 'frame', index: true },
  business: { parentId: 'frame', path: 'business/:id' },
  guides: { parentId: 'frame', path: 'cityguides' },
  guide: { parentId: 'guides', path: ':citySlug' },
  nowhere: { parentId: 'frame', path: '*' },
}));

test.each([
  ['/', '/'],
  ['/?q=ada%40example.com', '/'],
  ['/#access_token=secret', '/'],
  ['/business/joes-pizza', '/business/:id'],
  ['/business/joes-pizza/', '/business/:id'],
  ['/cityguides/austin-tx?ref=mail', '/cityguides/:citySlug'],
  ['/cityguides', '/cityguides'],
  ['/cityguides.data?_routes=root', '/cityguides'],
  ['/_.data', '/'],
  ['/business/joes-pizza.data', '/business/:id'],
  ['/somebody@example.com', '/*'],
  ['/business/%E0%A4%A', '/business/:id'],
])('%s is counted as %s', async (path, pattern) => {
  expect(await nameRoute(path)).toBe(pattern);
});
