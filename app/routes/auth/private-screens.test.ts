import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { findAudience } from '#app/config/private-screens.ts';

type Entry = { file: string; path?: string; children?: Entry[] };

/** The paths of all screens below a route, or of all but those. */
function listPaths(entries: Entry[], isBelow: boolean, around = '', isPrivate = false): string[] {
  return entries.flatMap(({ file, path, children = [] }) => {
    const isHere = isPrivate || file === 'routes/account/account.tsx';
    const whole = path === undefined ? around : `${around}/${path}`;
    const own = path !== undefined && isHere === isBelow ? [whole] : [];
    return [...own, ...listPaths(children, isBelow, whole, isHere)];
  });
}

test('whom each signed-in screen is for is known, and no other screen asks for an account', () => {
  const [inside, outside] = [true, false].map((isBelow) => listPaths(routes as Entry[], isBelow));
  expect(inside).toContain('/dashboard');
  expect(inside?.filter((path) => findAudience(path) === null)).toEqual([]);
  expect(outside).toContain('/blog');
  expect(outside?.filter((path) => findAudience(path) !== null)).toEqual([]);
});

/** The paths of screens whose loader, or that of a screen around them, lets only admins in. */
function listAdminPaths(entries: Entry[], around = '', isInside = false): string[] {
  return entries.flatMap(({ file, path, children = [] }) => {
    const code = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    const isForAdmins = isInside || /requireRole\(\{\s*isMet: isAdmin,/.test(code);
    const whole = path === undefined ? around : `${around}/${path}`;
    return [...(isForAdmins ? [whole] : []), ...listAdminPaths(children, whole, isForAdmins)];
  });
}

test('the sign-in screen names admins for each screen that lets only admins in', () => {
  const paths = listAdminPaths(routes);
  expect(paths).toContain('/dashboard/queue/templates');
  expect(paths.filter((path) => findAudience(path) !== 'admins')).toEqual([]);
});

test('what follows the path does not count', () => {
  expect(findAudience('/dashboard/metrics?days=7')).toBe('admins');
  expect(findAudience('/dashboard?tab=2')).toBe('everybody');
  expect(findAudience('/?q=/dashboard')).toBeNull();
});
