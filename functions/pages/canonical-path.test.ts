import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

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
