import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findAudience } from '#app/config/private-screens.ts';
import routes from '../../routes.ts';

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

test('every signed-in screen has an audience, and no public screen has one', () => {
  const [inside, outside] = [true, false].map((isBelow) => listPaths(routes as Entry[], isBelow));
  expect(inside).toContain('/dashboard');
  expect(inside?.filter((path) => findAudience(path) === null)).toEqual([]);
  expect(outside).toContain('/blog');
  expect(outside?.filter((path) => findAudience(path) !== null)).toEqual([]);
});

/** How `requireRole` is given each role, in the code of a screen. */
const requirements = [
  ['admins', /requireRole\(\{\s*isMet: isAdmin,/],
  ['super-admins', /requireRole\(\{\s*isMet: \(\{ role \}\) => role === 'super_admin',/],
  ['owners', /requireRole\(\{\s*isMet: \(profile\) => isBusinessOwner\(profile\)/],
] as const;

/** The paths of screens of which the code, or that of a screen around them, has such a requirement. */
function listRequiring(pattern: RegExp, entries: Entry[], around = '', isInside = false): string[] {
  return entries.flatMap(({ file, path, children = [] }) => {
    const code = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    const requires = isInside || pattern.test(code);
    const whole = path === undefined ? around : `${around}/${path}`;
    return [...(requires ? [whole] : []), ...listRequiring(pattern, children, whole, requires)];
  });
}

test.each(requirements)(
  'the sign-in screen names %s for each screen that lets only them in',
  (audience, pattern) => {
    const requiring = listRequiring(pattern, routes);
    expect(requiring).not.toEqual([]);
    expect(requiring.filter((path) => findAudience(path) !== audience)).toEqual([]);
  },
);

test('the audience of a screen depends on its path alone', () => {
  expect(findAudience('/dashboard/metrics?days=7')).toBe('admins');
  expect(findAudience('/dashboard?tab=2')).toBe('everybody');
  expect(findAudience('/?q=/dashboard')).toBeNull();
});
