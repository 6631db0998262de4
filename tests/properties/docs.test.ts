import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { variableNames } from '#app/config/env.ts';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** What people read about the code; guides and posts of the seed are content. */
const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('supabase/seed/'));
/** Expected beside the ten: one page for each top folder, and those that every repository has. */
const expected = /^(?:(?:\w+\/)?README|CHANGELOG|CONTRIBUTING|SECURITY)\.md$/;

const sources = files
  .filter((file) => /\.(?:tsx?|mjs|sql|css|toml|json|sh|yml|html|csv|example)$/.test(file))
  .filter((file) => !file.startsWith('supabase/seed/') && !file.startsWith('tests/properties/docs'))
  .map(read);
const known = new Set(findWords([...files, ...sources].join('\n')));
/** Stand for something else, or belong to another program. */
const foreign = new Set([
  'npx',
  'FILE',
  'NAME',
  'REF',
  'KIND',
  'COMMIT',
  'SLUG',
  'moddatetime',
  'maxAffected',
  'security_sb_forwarded_for_enabled',
  'SUPABASE_AUTH_ADDITIONAL_REDIRECT_URLS',
]);
/** Their options and subcommands are not ours. */
const foreignCommand = /^(?:npx (?:supabase|wrangler|@sentry)|export|curl|-[Hd]|select|psql)\b.*/;

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function findWords(text: string): string[] {
  return text.match(/[A-Za-z][\w-]*\w/g) ?? [];
}

/** What a page has in backticks or in blocks of code, without comments. */
function findCode(page: string): string[] {
  const text = read(page);
  const blocks = text.matchAll(/^ {4}(\S.*)$/gm);
  const spans = text.matchAll(/`([^`]+)`/g);
  return [...spans, ...blocks]
    .map((match) => match[1]!.replace(/\s# .*$/, '').replaceAll(/https?:\S+|<[^>]*>/g, ' '))
    .map((code) => code.replace(foreignCommand, ''));
}

function isFile(path: string, page: string): boolean {
  const folders = [root, join(root, dirname(page)), join(root, 'node_modules')];
  const isThere = folders.some((folder) => existsSync(join(folder, path)));
  return isThere || files.some((file) => `/${file}/`.includes(`/${path}/`));
}

test.each(pages)('%s names only files that exist', (page) => {
  const paths = findCode(page)
    .flatMap((code) => code.split(/[\s,;]+/))
    .filter((part) =>
      /^\.?\w[\w.-]*\/[\w./-]*\w$|^\w[\w-]*\.(?:tsx?|mjs|md|sql|csv|sh)$/.test(part),
    )
    .filter((path) => !/^(?:build|node_modules)\//.test(path));
  expect(paths.filter((path) => !isFile(path, page))).toEqual([]);
});

test.each(pages)('%s names only functions, tables, settings and scripts that exist', (page) => {
  const code = findCode(page);
  const words = code.flatMap(findWords).filter((word) => !known.has(word) && !foreign.has(word));
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const commands = code.flatMap((span) => [...span.matchAll(/npm (?:run )?(?!run)(\w[\w:-]*)/g)]);
  const missing = commands.map((match) => match[1]!).filter((name) => !scripts.includes(name));
  expect([...words, ...missing]).toEqual([]);
});

test.each(pages)('links of %s lead to files', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(
    (match) => match[1]!,
  );
  expect(links.filter((link) => !isFile(link, page))).toEqual([]);
});

test.each(pages)('%s has lines of at most 120 columns and no paragraph in a table', (page) => {
  const lines = read(page).split('\n');
  const rows = lines.filter((line) => line.startsWith('|'));
  expect(lines.filter((line) => line.length > 120 && !rows.includes(line))).toEqual([]);
  expect(rows.flatMap((row) => row.split('|')).filter((cell) => cell.length > 120)).toEqual([]);
});

test('a newcomer reads one page for each top folder and at most ten others', () => {
  expect(pages.filter((page) => !expected.test(page)).length).toBeLessThanOrEqual(10);
  const counts = pages
    .filter((page) => page !== 'CHANGELOG.md')
    .map((page) => (read(page).match(/\S*\w\S*/g) ?? []).length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(13_600);
});

test('the variables of README.md are those that the Worker and `npm start` read', () => {
  const section = read('README.md').split('## Environment')[1]!.split('\n## ')[0]!;
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) =>
    [...row.split(' | ')[0]!.matchAll(/`(\w+)`/g)].map((match) => match[1]!),
  );
  const ofStart = ['PORT', 'SUPABASE_PORT', 'UPSTASH_PORT', 'DATA_DIR'];
  expect(described.toSorted()).toEqual([...variableNames, ...ofStart].toSorted());
});
