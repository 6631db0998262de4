import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { translateCatalog } from '../../app/build/pseudo-language.ts';
import { formatList } from '../../app/messages/format-list.ts';
import { root } from '../../supabase/local/environment.ts';
import { findTexts } from '../support/find-texts.ts';

/** The folders whose texts are in app/messages; in the end, all that visitors see. */
const converted = [
  'app/routes/home',
  'app/components/{chart,map,pictures,search}',
  'app/browser/{saved,toasts}',
  'app/mails',
  'app/components/{account,article,claim,editing,editors,errors,facts,listing,photos,profile}',
  'app/components/{saved,signed-in,site,submission,suggested-edit,ui}',
  'app/routes/{about,account,account-settings,auth,blog}',
  'app/routes/{business,business-profile,business-submission,claim}',
  'app/routes/{compare,developers,events,frame,gbo}',
  'app/routes/dashboard/{claims,lists,submissions,tasks}',
  'app/routes/{guides,help,holiday,holiday-hours,invitation,legacy-home,notifications,offline}',
  'app/routes/{messages,people,policies,question,report,review}',
  'app/routes/{saved,suggested-edit,unsubscribe}',
];

const files = globSync(
  [
    ...converted.map((folder) => `${folder}/**/*.{ts,tsx}`),
    // Admins or programs read the rest of these folders.
    'app/config/toasts.ts',
    'app/browser/photos/*.{ts,tsx}',
    'app/domain/business/{business-labels,format-hours}.ts',
    'app/domain/{notification,profile,report}/*.ts',
    'app/domain/offline/offline.ts',
    'app/domain/search/{describe-answer,facet-choices,find-unknown-names,read-date}.ts',
    'app/domain/submission/listing-rules.ts',
    'app/errors/app-error.ts',
    'app/domain/{photo,saved,text}/*.ts',
    'app/routes/dashboard/{dashboard,dashboard-part,own-suggestions}.tsx',
  ],
  { cwd: root },
).filter((file) => !file.includes('.test.'));

test.each(files)('%s has no text outside of the catalogs', (file) => {
  const found = findTexts(file, readFileSync(join(root, file), 'utf8'));
  expect(found.map(({ text }) => text)).toEqual([]);
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
  const sources = globSync('app/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
  const byHand = sources.filter((file) =>
    handmadeList.test(readFileSync(join(root, file), 'utf8')),
  );
  // Its comment names Intl.ListFormat.
  expect(byHand).toEqual(['app/messages/format-list.ts']);
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
  ])('of %s', (code, expected) => {
    expect(translateCatalog('example.tsx', code)).toContain(expected);
  });

  const catalogs = globSync('app/messages/**/*.{ts,tsx}', { cwd: root });
  test.each(catalogs)('%s is as good a module in it', (file) => {
    const long = translateCatalog(file, readFileSync(join(root, file), 'utf8'));
    expect(parseSync(file, long).errors).toEqual([]);
  });
});
