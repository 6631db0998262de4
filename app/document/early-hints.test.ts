import { expect, test } from 'vitest';
import { earlyHints } from './early-hints.ts';

test('style sheet, font and the most wanted picture are reported early, as the page asks for them', () => {
  const html = `<head><link rel="preload" as="image" href="/art/city.svg?v=1&amp;slug=austin-tx" fetchPriority="high"/>
    <link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>
    <link rel="stylesheet" href="/assets/root.css"/></head>`;
  expect(earlyHints(html)).toBe(
    '</art/city.svg?v=1&slug=austin-tx>; rel=preload; as=image; fetchpriority=high, ' +
      '</assets/a.woff2>; rel=preload; as=font; type=font/woff2; crossorigin, ' +
      '</assets/root.css>; rel=preload; as=style',
  );
});

test.each([
  ['a script', '<link rel="modulepreload" href="/assets/site.js"/>'],
  ['a picture that can wait', '<link rel="preload" as="image" href="/art/shop.svg"/>'],
  [
    'a photo of several sizes',
    '<link rel="preload" as="image" imageSrcSet="/a.webp 480w" fetchPriority="high"/>',
  ],
  ['another address of the page', '<link rel="canonical" href="/"/>'],
])('%s is not', (_, link) => {
  expect(earlyHints(link)).toBe('');
});
