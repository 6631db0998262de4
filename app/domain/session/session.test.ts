import { expect, test } from 'vitest';
import { parseNext } from './session.ts';

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
  '/auth/confirm?type=signup',
])('%j leads home', (path) => {
  expect(parseNext(path)).toBe('/');
});

test.each([
  ['https://here.example/dashboard?tab=2', '/dashboard?tab=2'],
  ['https://here.example/help?q=hours&requested_at=1&sb_flow_id=2', '/help?q=hours'],
  ['https://here.example', '/'],
  ['https://here.example//evil.example', '/'],
  ['https://here.example.evil.example/', '/'],
  ['https://here.example@evil.example/', '/'],
  ['https://evil.example/dashboard', '/'],
  ['/dashboard', '/dashboard'],
])('from a mail of https://here.example, %s leads to %s', (value, path) => {
  expect(parseNext(value, 'https://here.example')).toBe(path);
});
