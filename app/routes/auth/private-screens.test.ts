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

type Required = { path: string; audience: string };

/** The screens that let only some in, by their own code or else by that of the screen around them. */
function listRequired(entries: Entry[], around = '', outer: string | null = null): Required[] {
  return entries.flatMap(({ file, path, children = [] }) => {
    const code = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    const audience = requirements.find(([, pattern]) => pattern.test(code))?.[0] ?? outer;
    const whole = path === undefined ? around : `${around}/${path}`;
    // A layout without a path is no screen.
    const isScreen = path !== undefined || children.length === 0;
    const own = audience !== null && isScreen ? [{ path: whole, audience }] : [];
    return [...own, ...listRequired(children, whole, audience)];
  });
}

test('the sign-in screen names who may open each screen that lets only some in', () => {
  const required = listRequired(routes);
  expect(new Set(required.map(({ audience }) => audience)).size).toBe(requirements.length);
  expect(required.filter(({ path, audience }) => findAudience(path) !== audience)).toEqual([]);
});

test('the audience of a screen depends on its path alone', () => {
  expect(findAudience('/dashboard/figures?days=7')).toBe('admins');
  expect(findAudience('/dashboard?tab=2')).toBe('everybody');
  expect(findAudience('/?q=/dashboard')).toBeNull();
});
