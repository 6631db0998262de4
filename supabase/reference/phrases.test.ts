import { expect, test } from 'vitest';
import { compilePatterns, findPhrases } from '#app/domain/search/token-patterns.ts';
import { tokenize } from '#app/domain/search/tokenize.ts';
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
    expect(findPhrases(compilePatterns([...classes, row]), tokenize(example))).not.toEqual([]);
  },
);
