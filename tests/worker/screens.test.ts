import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type RouteManifest, createScreens } from '../../functions/screens.ts';
import { buildOfRun } from '../support/build-of-run.ts';

/** The build has compiled all screens already; Node can load them, too. */
async function readManifest(): Promise<RouteManifest> {
  const folder = join(buildOfRun(), 'server', 'assets');
  const file = (await readdir(folder)).find((name) => /^server-build-.*\.js$/.test(name)) ?? '';
  const built = (await import(join(folder, file))) as Record<string, unknown>;
  const manifest = Object.values(built).find(isManifest);
  if (manifest === undefined) throw new Error(`No route manifest in ${file}`);
  return manifest;
}

function isManifest(value: unknown): value is RouteManifest {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'root');
}

const manifest = await readManifest();
const screens = createScreens(async () => manifest);

test('every screen has a handle', () => {
  const paths = Object.values(manifest).filter((route) => route?.path || route?.index);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((route) => typeof route?.module?.handle !== 'object')).toEqual([]);
});

test.each([
  ['/', 'pages'],
  ['/?category=pizza', 'pages'],
  ['/?q=', 'pages'],
  ['/?q=pizza', 'search'],
  ['/?category=pizza&open=now', 'search'],
  ['/browse/metro/austin-tx', 'pages'],
  ['/browse/metro/austin-tx?q=pizza', 'search'],
  ['/sentry-test', 'pages'],
  ['/sentry-test?raise=loader', 'testErrors'],
])('%s counts against the limit %s', async (address, limit) => {
  const { pathname, searchParams } = new URL(address, 'https://mainstreet.example');
  const { handle } = await screens.get(pathname);
  expect(handle.limit?.(searchParams)).toBe(limit);
});
