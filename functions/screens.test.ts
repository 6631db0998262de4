import { expect, onTestFinished, test, vi } from 'vitest';
import { createScreens } from './screens.ts';

const screens = createScreens(async () => ({
  root: { path: '' },
  frame: { parentId: 'root' },
  home: { parentId: 'frame', index: true },
  business: {
    parentId: 'frame',
    path: 'business/:id',
    module: { handle: { searchParams: ['sort'] } },
  },
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
  expect((await screens.get(path)).pattern).toBe(pattern);
});

test('a screen is found with what its route says of it', async () => {
  expect((await screens.get('/business/joes-pizza')).handle).toEqual({ searchParams: ['sort'] });
  expect((await screens.get('/somebody')).handle).toEqual({});
  expect(await screens.list()).toHaveLength(5);
  expect((await screens.get('/cityguides/austin-tx')).routeIds).toEqual([
    'root',
    'frame',
    'guides',
    'guide',
  ]);
});

test('a path that no text can be is not written into the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  expect((await screens.get('/business/typed-%E0%A4%A')).pattern).toBe('/business/:id');
  expect(warn).not.toHaveBeenCalled();
});
