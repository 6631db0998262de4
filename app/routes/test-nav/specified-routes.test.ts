import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test, vi } from 'vitest';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { searchParameters } from '#app/domain/search/search.ts';
import routes from '../../routes.ts';
import { specifiedRoutes } from './specified-routes.ts';

// Made by a plugin of the build.
vi.mock('virtual:map-shapes', () => ({ default: {} }));

const modules = import.meta.glob<{ handle?: ScreenHandle }>('/app/routes/**/*.tsx');
const screens = listScreens(routes);

/** Each with its whole path. */
function listScreens(entries: RouteConfigEntry[], around = ''): RouteConfigEntry[] {
  return entries.flatMap((entry) => {
    const path = [around, entry.path].filter(Boolean).join('/');
    return entry.children ? listScreens(entry.children, path) : [{ ...entry, path }];
  });
}

/** '/business/{id}', as the specification writes it. */
function nameRoute({ path = '' }: RouteConfigEntry): string {
  return path === '*' ? 'any other path' : `/${path.replaceAll(/:(\w+)/g, '{$1}')}`;
}

async function readHandle(file: string): Promise<ScreenHandle | undefined> {
  return (await modules[`/app/${file}`]?.())?.handle;
}

test('every route that the product promises has a screen, and every screen is promised', () => {
  const examples = {
    businessSlug: 'a',
    businessId: 'a',
    guideSlug: 'a',
    postSlug: 'a',
    metroSlug: 'a',
    closedSlug: undefined,
    movedSlug: undefined,
    temporarilyClosedSlug: undefined,
    goneSlug: undefined,
  };
  const promised = specifiedRoutes(examples).map(({ route }) => route);
  // Parts of screens that the specification has as one each.
  const parts = [
    '/auth/confirm',
    '/unsubscribe',
    '/invitation',
    '/invitations',
    '/business-submission/{id}',
    '/business-claim/{id}',
    '/notifications',
    '/dashboard/metrics',
    '/dashboard/health',
    '/dashboard/charts',
    '/dashboard/export',
    '/dashboard/imports',
    '/dashboard/imports/{id}',
    '/dashboard/mails',
    '/dashboard/settings',
    '/dashboard/queue',
    '/dashboard/queue/{kind}/{id}',
    '/dashboard/queue/templates',
    '/dashboard/objections/{id}',
    '/super-admin/people/{id}',
    '/super-admin/audit',
    '/dashboard/articles',
    '/dashboard/articles/{kind}/{id}',
    '/dashboard/articles/{kind}/{id}/versions',
    '/dashboard/duplicates',
    '/business-profile/{id}',
    ...[
      'details',
      'hours',
      'services',
      'attributes',
      'photos',
      'status',
      'statistics',
      'access',
      'history',
    ].map((part) => `/business-profile/{id}/${part}`),
  ];
  expect(new Set(screens.map(nameRoute))).toEqual(new Set([...promised, ...parts]));
});

// A screen is compiled with all it imports, which takes a busy machine seconds.
vi.setConfig({ testTimeout: 30_000 });

test.each(screens)('the screen in $file says what it reads, counts and lists', async ({ file }) => {
  expect(await readHandle(file)).toBeTypeOf('object');
});

test('of the query each screen is told just what it reads', async () => {
  const told = await Promise.all(
    screens.map(async (screen) => {
      const handle = await readHandle(screen.file);
      return [nameRoute(screen), handle?.reads ?? []] as const;
    }),
  );
  expect(Object.fromEntries(told.filter(([, reads]) => reads.length > 0))).toEqual({
    '/': searchParameters,
    '/home-search': searchParameters,
    '/browse/metro/{metro}': searchParameters,
    '/business/{id}': ['sort', 'stars', 'after'],
    '/business/{id}/history': ['before'],
    '/auth': ['view', 'as'],
    '/auth/confirm': ['type'],
    '/joinnow': ['as'],
    '/blog': ['tag', 'author'],
    '/help': ['q'],
    '/sentry-test': ['raise'],
  });
});

test.each([
  ['home/home', '', 'pages'],
  ['home/home', 'category=pizza', 'pages'],
  ['home/home', 'q=', 'pages'],
  ['home/home', 'q=pizza', 'search'],
  ['home/home', 'category=pizza&open=now', 'search'],
  ['home/metro', '', 'pages'],
  ['home/metro', 'q=pizza', 'search'],
  ['sentry-test/sentry-test', '', 'pages'],
  ['sentry-test/sentry-test', 'raise=loader', 'testErrors'],
])('routes/%s?%s counts against the limit %s', async (name, query, limit) => {
  const handle = await readHandle(`routes/${name}.tsx`);
  expect(handle?.limit?.(new URLSearchParams(query))).toBe(limit);
});
