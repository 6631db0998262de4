import { expect, test } from 'vitest';
import { parseNext } from './parse-next.ts';

test.each([
  '/',
  '/dashboard',
  '/business/joes-diner?tab=reviews#write',
  '/?q=pizza&near=Austin%2C+TX',
])('%s is a path of this site', (path) => {
  expect(parseNext(path)).toBe(path);
});

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  '/auth?next=/auth',
])('%j leads home', (path) => {
  expect(parseNext(path)).toBe('/');
});
