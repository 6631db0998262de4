import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '#app/config/site.ts';

/** The default, and SQL's copy of it, which `reserved-names.test.ts` compares. */
const allowed = [
  'app/config/site.ts',
  expect.stringMatching(/^supabase\/migrations\/\d+_reserved_names\.sql$/),
];

test('the name that the directory ships with stands in one file', () => {
  const folders = ['app', 'functions', 'workers', 'supabase', 'public'];
  const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' });
  const naming = files
    .split('\n')
    .filter((path) => /\.(tsx?|mjs|sql|json|html|css|svg|webmanifest|toml|md|csv)$/.test(path))
    .filter((path) => !path.includes('.test.') && readFileSync(path, 'utf8').includes(site.name));
  expect(naming.toSorted()).toEqual(allowed);
});
