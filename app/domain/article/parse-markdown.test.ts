import { expect, test } from 'vitest';
import { photoIn } from '../../../tests/support/photos.ts';
import { writePictureLine } from '../editorial/editorial.ts';
import type { Block, Inline } from './article.ts';
import { parseMarkdown } from './parse-markdown.ts';

const blocksOf = (source: string): Block[] => parseMarkdown(source).blocks;
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });

test('HTML is shown as the text it is and never becomes markup', () => {
  expect(blocksOf('<script>alert(1)</script>')).toEqual([paragraph('<script>alert(1)</script>')]);
  expect(blocksOf('A <img src=x onerror=alert(1)> b')).toEqual([
    paragraph('A ', '<img src=x onerror=alert(1)>', ' b'),
  ]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
])('a link to %s leaves only its words', (address) => {
  expect(blocksOf(`[press](${address})`)).toEqual([paragraph('press')]);
});

test.each([
  'https://a.example/b?c=1&d=2',
  'http://a.example',
  'mailto:a@b.example',
  '/browse/metro/austin-tx',
  '/?near=Austin,%20TX&open=now',
  '#noon',
])('a link to %s stays a link', (href) => {
  expect(blocksOf(`[go](${href})`)).toEqual([paragraph({ type: 'link', href, children: ['go'] })]);
});

test('a listing’s line becomes its card, wherever it is between paragraphs', () => {
  const blocks = blocksOf(
    'One.\n::listing{slug="joes-diner"}\nTwo.\n\n::listing{slug="b"}\n::listing{slug="c" time="7:30"}',
  );
  expect(blocks).toEqual([
    paragraph('One.'),
    { type: 'listing', slug: 'joes-diner' },
    paragraph('Two.'),
    { type: 'listing', slug: 'b' },
    { type: 'listing', slug: 'c', time: '07:30' },
  ]);
});

test.each(['see ::listing{slug="a"}', '::listing{slug="A b"}', '::listing{slug="a"} and more'])(
  '%s is not a listing’s line',
  (line) => {
    expect(blocksOf(line).map(({ type }) => type)).toEqual(['paragraph']);
  },
);

test('headings begin at the second level, have ids of their own and make the contents', () => {
  const { blocks, contents } = parseMarkdown(
    "# Main\n\n## Noon: it's *hot*\n\n### Shade\n\n## Main",
  );
  expect(blocks.map((block) => block.type === 'heading' && [block.level, block.id])).toEqual([
    [2, 'main-2'],
    [2, 'noon-its-hot'],
    [3, 'shade'],
    [2, 'main-3'],
  ]);
  expect(contents).toEqual([
    { id: 'main-2', text: 'Main' },
    { id: 'noon-its-hot', text: 'Noon: it’s hot' },
    { id: 'main-3', text: 'Main' },
  ]);
});

test('lists, quotes, code, tables and emphasis keep their shape', () => {
  expect(blocksOf('3. **one**\n4. `two`')).toEqual([
    {
      type: 'list',
      start: 3,
      items: [
        [{ type: 'line', children: [{ type: 'strong', children: ['one'] }] }],
        [{ type: 'line', children: [{ type: 'code', text: 'two' }] }],
      ],
    },
  ]);
  expect(blocksOf('> quoted')).toEqual([{ type: 'quote', children: [paragraph('quoted')] }]);
  expect(blocksOf('```\na < b\n```')).toEqual([{ type: 'code', text: 'a < b' }]);
  expect(blocksOf('| a | b |\n|---|---|\n| 1 | *2* |')).toEqual([
    {
      type: 'table',
      header: [['a'], ['b']],
      rows: [[['1'], [{ type: 'emphasis', children: ['2'] }]]],
    },
  ]);
});

test('quotes and apostrophes are the printed ones, but not in code', () => {
  expect(blocksOf('"**Joe**\'s" place, \'88 `"x"`')).toEqual([
    paragraph('“', { type: 'strong', children: ['Joe'] }, '’s” place, ‘88 ', {
      type: 'code',
      text: '"x"',
    }),
  ]);
});

test('characters may be written by name', () => {
  expect(blocksOf('Caf&eacute; &amp; bar')).toEqual([paragraph('Café & bar')]);
});

test.each([
  ['Bread on a shelf', 'Rye, at noon'],
  ['A sign: “[Open]” *today* \\ <b>', 'Says "yes" & more'],
  ['A dog', null],
])('a picture described as %s comes back from its line as it was', (alt, caption) => {
  const photo = photoIn(`articles/${crypto.randomUUID()}`, { alt, caption, height: 1067 });
  const { placeholder, ...picture } = photo;
  expect(placeholder).not.toBe('');
  const blocks = blocksOf(`One.\n\n${writePictureLine(photo)}\n\nTwo.`);
  expect(blocks).toEqual([paragraph('One.'), { type: 'picture', picture }, paragraph('Two.')]);
});

const file = photoIn(`articles/${crypto.randomUUID()}`).url;
test.each([
  'https://tracker.example/pixel.png#1x1',
  file, // without its size
  `${file}#0x10`,
  `https://a.example${file}#10x10`,
  file.replace('articles', 'drafts').concat('#10x10'),
  file.replace('articles/', 'articles/../').concat('#10x10'),
])('an image at %s is its words', (address) => {
  expect(blocksOf(`![a dog](${address})`)).toEqual([paragraph('a dog')]);
});

test('an image within a sentence is its words', () => {
  expect(blocksOf(`See ![a dog](${file}#10x10)`)).toEqual([paragraph('See ', 'a dog')]);
});
