import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('characters that end a tag or an attribute are escaped', () => {
  expect(escapeXml(`</a> & "b" 'c'`)).toBe('&lt;/a&gt; &amp; &quot;b&quot; &apos;c&apos;');
});

test('signs that XML cannot hold are left out, others stay', () => {
  expect(escapeXml('a\u0000\u0008\uFFFF\uD800b 🍕\n')).toBe('ab 🍕\n');
});
