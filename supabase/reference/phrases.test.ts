import { expect, test } from 'vitest';
import { findPhrases, type Pattern } from '#app/domain/search/token-patterns.ts';
import { tokenize } from '#app/domain/search/tokenize.ts';
import { compilePhrases } from './compile-phrases.ts';
import { readTable } from './read-table.ts';

const rows = readTable('phrases').map(({ role = '', value = '', pattern = '', example = '' }) => ({
  role,
  value,
  pattern,
  example,
}));
const classes = rows.filter(({ role }) => role === 'class');

test.each(rows.filter(({ role }) => role !== 'class'))(
  'the phrase $pattern is in "$example"',
  ({ example, ...row }) => {
    const patterns = compilePhrases([...classes, row]) as Pattern[];
    expect(findPhrases(patterns, tokenize(example))).not.toEqual([]);
  },
);
