import { expect, test } from 'vitest';
import { canonicalPath, canonicalQuery } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/help', '/help'],
  ['/Help/', '/help'],
  ['/BUSINESS/Some-Slug', '/business/some-slug'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//a//', '/evil.example/a'],
  ['/caf%C3%A9/', '/caf%C3%A9'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/%62log/%50ost', '/blog/post'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%E0%A4%A', '/%E0%A4%a'],
])('%s is %s', (given, canonical) => {
  expect(canonicalPath(given)).toBe(canonical);
});

test.each([
  ['', ''],
  ['?category=Cafes', '?category=cafes'],
  ['?q=Joe+A%26B&tag=Reviews&author=WALT-b', '?q=Joe+A%26B&tag=reviews&author=walt-b'],
  ['?near=Austin,%20TX&q=tag=Big', '?near=Austin,%20TX&q=tag=Big'],
  ['?category=Cafes%2CBars', '?category=cafes%2Cbars'],
  ['?category=cafes&q=tea&category=bars', '?category=cafes%2Cbars&q=tea'],
  ['?q=one&q=two', '?q=one&q=two'],
])('the query %s with canonical slugs is %s', (given, canonical) => {
  expect(canonicalQuery(given)).toBe(canonical);
});
