import { expect, test } from 'vitest';
import { leaveOutLinks } from './leave-out-links.ts';

test.each([
  'https://example.com/login?x=1',
  'HTTPS://EXAMPLE.COM',
  'hxxps://example.com',
  'example.com',
  'Example.Com',
  '(example.com).',
  'login.example.support',
  'example．com',
  'example。com',
  'example｡com',
  'example․com',
  'example•com',
  'exa\u200bmple.c\u200dom',
  'ｅｘａｍｐｌｅ.ｃｏｍ',
  'example.рф',
  'пример.рф',
  'xn--e1afmkfd.xn--p1ai',
  '192.168.0.1/login',
  'http://2130706433/',
  'mailto:me@example',
  'tel:+15125550188',
  'me@example.com',
  'example [.] com',
  'example[.]com',
  'example(dot)com',
  'example dot com',
  'example . com/login',
  'example .com',
  'example. com',
  '//example.com',
  '<a>example.com</a>',
  'x.example.com:8080',
])('%s is left out of a mail', (link) => {
  expect(leaveOutLinks(`Confirm at ${link} today`, '[link]')).toBe('Confirm at [link] today');
});

test.each([
  'Good soup.\nSlow on Sundays.',
  'It cost $12.50, not 3.50.',
  'Open at 5.30pm or 10 a.m. on Nov. 28?',
  'Wait...what? And so on… maybe.',
  'By J. R. R. Tolkien, Ph.D. of the U.S.A.',
  'Dr. Smith of St. Paul, No. 1, v2.0',
  'Ask 10:30 and/or 11:30; 4/5 stars',
  'The 👩‍👩‍👧 family loved it.',
  'Is there a red dot on the map?',
])('"%s" stays as it was written', (text) => {
  expect(leaveOutLinks(text, '[link]')).toBe(text);
});

test('a space that is missing after a sentence makes no link', () => {
  expect(leaveOutLinks('Good soup.Slow on Sundays.', '[link]')).toBe('Good soup. Slow on Sundays.');
});
