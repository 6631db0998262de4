import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { translateCatalog } from '../../app/build/pseudo-language.ts';
import { formatList } from '../../app/messages/sentences.ts';
import { root } from '../../supabase/local/environment.ts';
import { type Node, childrenOf, findTexts } from '../support/find-texts.ts';

/** The files with texts in place, and why. */
const exceptions = {
  'screens for admins': [
    'app/domain/{admin-queue,audit,duplicate,editorial,health,setting}/**',
    'app/{components,routes}/admin/**',
    // The results of an import and the levels of a vital.
    'app/domain/import/**',
    'app/domain/metric/metric-calls.ts',
  ],
  'screens for developers': ['app/routes/{sentry-test,test-nav}/**'],
  'documentation and answers for programs, in English': [
    'app/domain/api/**',
    'app/domain/metric/metric.server.ts',
    'functions/{crawlers,mcp,metrics}/**',
    'functions/{endpoints,public-endpoints,offline-endpoints,setup-endpoints}.ts',
  ],
  'logs and what identifies us to other servers': [
    'app/browser/errors/error-reports.ts',
    'app/errors/write-log.ts',
    'functions/pages/cache-pages.ts',
  ],
  'names, which are data': [
    // Of the site, of states in addresses and of the feature that a listing's hours depend on.
    'app/config/site.ts',
    'app/domain/us-state/us-state.ts',
    'app/domain/business/business.ts',
    // Of browsers and fonts.
    'functions/{reports/post-reports.ts,share/render-png.ts}',
  ],
  'what is parsed as it is written': [
    'app/domain/business/{parse-price,typed-span}.ts',
    'app/domain/demand/demand.server.ts',
    'app/components/search/suggestions.ts',
    'app/components/pictures/drawings/*',
    'app/document/document-headers.ts',
    'app/domain/message/read-reply.ts',
    'app/mails/render-mail.tsx',
    'functions/{errors/post-envelope,middleware/open-to-other-sites}.ts',
  ],
  'data of tests': ['app/domain/**/*-{fixture,cases}.ts'],
};

const sources = globSync('{app,functions,workers}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.*', 'app/{build,messages}/**'],
});
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const excepted = Object.values(exceptions).flat();

test('no text that visitors read is outside of the catalogs, but in the exceptions, which each have some', () => {
  const hasTexts = new Set<string>();
  const outside: string[] = [];
  for (const file of sources) {
    const patterns = excepted.filter((pattern) => matchesGlob(file, pattern));
    const texts = findTexts(file, read(file)).map(({ text }) => `${file}: ${text}`);
    if (patterns.length === 0) outside.push(...texts);
    if (texts.length > 0) for (const pattern of patterns) hasTexts.add(pattern);
  }
  expect(outside).toEqual([]);
  expect(excepted.filter((pattern) => !hasTexts.has(pattern))).toEqual([]);
});

/** What the specification itself writes with a straight apostrophe. */
const specified = [
  "An unexpected error occurred. This has been logged and we're looking into it.",
  "Please check your email to verify your account. After clicking the confirmation link, you'll be redirected to the homepage.",
];

test('apostrophes in what people read are the printed ones, but in what the specification writes', () => {
  const files = globSync('{app,functions}/**/*.{ts,tsx,json}', {
    cwd: root,
    // The texts of `env.ts` are for who deploys; brands are spelled as their files spell them.
    exclude: ['**/*.test.*', '**/vocabulary.ts', 'app/config/env.ts', '**/towns.json'],
  });
  const texts = files
    .map((file) => ({ file, source: read(file) }))
    // Parsing takes a while, and most have none.
    .filter(({ source }) => /\p{L}\\?('|&apos;|&#39;)\p{L}/u.test(source))
    .flatMap(({ file, source }) => listStrings(file, source))
    .filter((text) => /\p{L}'\p{L}/u.test(text));
  expect(texts.map((text) => text.trim()).toSorted()).toEqual(specified.toSorted());
});

/** The strings of a module, and what stands between its tags; comments are neither. */
function listStrings(file: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: Node) => {
    const { cooked } = (node.value ?? {}) as { cooked?: string };
    const text = node.type === 'TemplateElement' ? cooked : node.value;
    if (typeof text === 'string') texts.push(text);
    for (const child of childrenOf(node)) visit(child);
  };
  const code = file.endsWith('.json') ? `export default ${source}` : source;
  visit(parseSync(file.replace(/json$/, 'ts'), code).program as unknown as Node);
  return texts;
}

/** Comments, and errors, which carry codes: screens show no message of theirs. */
const withoutText = /--.*|\braise exception '[^']*'|\brefuse(?:_excess)?\([^;]*;/g;
/** A literal of SQL that begins as a sentence or a title does. */
const sqlText = /'(\p{Lu}\p{Ll}+ \p{L}[^']*)'/gu;

test('SQL stores codes and parameters, and no text for people', () => {
  const migrations = globSync('supabase/migrations/*.sql', {
    cwd: root,
    // Names that are data; and the first reasons to choose from, which admins edit.
    exclude: ['**/*_queue_views.sql'],
  });
  const found = migrations.flatMap((file) => {
    const sql = read(file).replaceAll(withoutText, '');
    return [...sql.matchAll(sqlText)].map(([, text]) => `${file}: ${text}`);
  });
  // A key of the plan that PostgreSQL makes.
  expect(found.filter((text) => !text.endsWith(': Plan Rows'))).toEqual([]);
});

/** A list by Intl, or joined by hand. */
const handmadeList =
  /ListFormat|join\(\s*['"`],? (?:and|or) ['"`]|\b(?:and|or) \$\{[^}]*\b(?:at\(-1|last)/;

test.each([0, 1, 2, 3, 4])('a list of %d words reads as Intl writes it', (count) => {
  const words = ['hours', 'phone', 'website', 'address'].slice(0, count);
  for (const [last, type] of [
    ['and', 'conjunction'],
    ['or', 'disjunction'],
  ] as const) {
    expect(formatList(words, last)).toBe(new Intl.ListFormat('en-US', { type }).format(words));
  }
});

test('words are listed by formatList alone', () => {
  expect("`${names.join(', ')} and ${names.at(-1)}`").toMatch(handmadeList);
  const files = [...sources, ...globSync('app/messages/**/*.{ts,tsx}', { cwd: root })];
  const byHand = files.filter((file) => handmadeList.test(read(file)));
  // Its comment names Intl.ListFormat.
  expect(byHand).toEqual(['app/messages/sentences.ts']);
});

describe('a text is found', () => {
  test.each([
    ['in JSX', '<p>Sign in</p>'],
    ['in a condition in JSX', "<p>{isNew && 'new here'}</p>"],
    ['in a template in JSX', '<p>{`${count} places`}</p>'],
    ['in an attribute that people read', '<img alt="A cat" />'],
    ['in a property that people read', "const link = { label: 'Back' };"],
    ['as a sentence anywhere', "const list = ['Please try again.'];"],
    ['as a value and words', 'const subject = `${name} is live`;'],
    ['as a parameter of a message', "t.rejected({ what: 'claim' })"],
    ['as a word that a function answers', "const describe = () => 'Never';"],
    ['as a part of a sentence that a function answers', "const describe = () => 'a draft';"],
    ['as a word in a table', "const names = { draft: 'Draft' };"],
    ['as the label of a rule', "const body = requiredText('Review', 5000);"],
    ['as the title of a screen', "const meta = () => privateMeta('Invitation');"],
    ['as the error of a field', "invalid({ email: 'This is your address already' });"],
  ])('%s', (_, code) => {
    expect(findTexts('example.tsx', code)).toHaveLength(1);
  });

  test.each([
    ['in names of classes', '<p className="mt-4 Big Text.">{t.signIn}</p>'],
    ['for developers', "throw new Error('This cannot be.');"],
    ['in values', "const kind = 'sign-in'; const { title } = screens[kind];"],
    ['in examples', "const example = { reason: 'It is about another business.' };"],
    ['in code to copy', '<code>{`curl --silent ${url}`}</code>'],
    ['in styles', 'const style = { margin: `${size} auto` };'],
    ['in JSON-LD', "const author = { '@type': 'Person' };"],
    ['beside a number as a key', 'const names = { 1: first };'],
    ['in types', "type Kind = 'Big one' | 'Small one';"],
  ])('but not %s', (_, code) => {
    expect(findTexts('example.tsx', code)).toEqual([]);
  });
});

describe('the pseudo-language', () => {
  test.each([
    ["export const back = 'Back to sign in';", 'Bààçk ţöö ŝííĝñ ííñ'],
    ['export const by = ({ name }: { name: string }) => `by ${name}`;', '`[bý· ${name}]`'],
    ["export const a = ({ n }: P) => (n === 'one' ? 'day' : 'days');", "n === 'one' ? \"[dààý"],
    [
      'export const a = ({ link }: P) => <>Read {link("it")}.</>;',
      '<>[Rééààd {link("[ííţ]")}.]</>',
    ],
  ])('translates %s', (code, expected) => {
    expect(translateCatalog('example.tsx', code)).toContain(expected);
  });

  const catalogs = globSync('app/messages/**/*.{ts,tsx}', { cwd: root });
  test('each of its modules is a module', () => {
    const broken = catalogs.filter((file) => {
      const { errors } = parseSync(file, translateCatalog(file, read(file)));
      return errors.length > 0;
    });
    expect(broken).toEqual([]);
  });
});
