import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import routes from '../../app/routes.ts';
import { root } from '../../supabase/local/environment.ts';

type Affected = {
  /** Screens whose modules import a changed file, as routes.ts has them. */
  routes: string[];
  /** Browser tests as Playwright takes them: files from the root, or `file:line`. */
  specs: string[];
  /** How many more tests name one of these screens. */
  omitted: number;
};

/** What is imported by more screens than that is tested by the test that visits every screen. */
const maxScreens = 8;
/** More tests that name a screen are left to `npm test`: each takes some three seconds. */
const maxTests = 15;
const everyScreen = 'tests/e2e/all-screens.spec.ts';

/**
 * Finds the screens that import any of these files, and their browser tests: those that name an
 * address of such a screen, first those of files that are about little else, the files that import
 * a changed file, and the one that visits every screen.
 * @param changed paths from the root
 */
export async function findAffected(changed: string[]): Promise<Affected> {
  const imports = await readImports(['app', 'tests/e2e']);
  const touched = reverse(imports, changed);
  const affected = listScreens(routes)
    .filter(({ modules }) => modules.some((module) => touched.has(module)))
    .map(({ route }) => route);
  const folder = await readdir(join(root, 'tests/e2e'));
  const specs = folder
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `tests/e2e/${file}`);
  const whole = specs.filter((file) => touched.has(file));
  if (affected.length > 0) whole.push(everyScreen);
  const addresses = affected.length <= maxScreens ? affected.map(addressOf) : [];
  const naming = await Promise.all(
    specs
      .filter((file) => !whole.includes(file))
      .map(async (file) => {
        const { head, tests } = splitTests(await readFile(join(root, file), 'utf8'));
        const isNamed = (text: string) => addresses.some((address) => address.test(text));
        const names = isNamed(head) ? tests : tests.filter(({ text }) => isNamed(text));
        const share = names.length / tests.length;
        return { share, tests: names.map(({ line }) => `${file}:${line}`) };
      }),
  );
  const tests = naming.toSorted((a, b) => b.share - a.share).flatMap((file) => file.tests);
  return {
    routes: affected,
    specs: [...new Set(whole), ...tests.slice(0, maxTests)],
    omitted: Math.max(0, tests.length - maxTests),
  };
}

type Test = { line: number; text: string };

/** The tests of a file, each with the line at which it begins, and what stands before them. */
function splitTests(file: string): { head: string; tests: Test[] } {
  const text = file.replaceAll('%2F', '/');
  const begins = Array.from(text.matchAll(/^ *test\(/gm), ({ index }) => index);
  const tests = begins.map((start, at) => ({
    line: text.slice(0, start).split('\n').length,
    text: text.slice(start, begins[at + 1]),
  }));
  return { head: text.slice(0, begins[0]), tests };
}

/** Each file with those that it imports. */
async function readImports(folders: string[]): Promise<Map<string, string[]>> {
  const options = await extractOptions('./.dependency-cruiser.mjs');
  const { output } = await cruise(folders, { ...options, validate: false });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with text');
  return new Map(
    output.modules.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved),
    ]),
  );
}

/** These files, and all that import them, directly or through others. */
function reverse(imports: Map<string, string[]>, files: string[]): Set<string> {
  const found = new Set(files);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [file, imported] of imports) {
      if (imported.some((one) => found.has(one))) found.add(file);
    }
  }
  return found;
}

type ScreenModules = { route: string; modules: string[] };

/** Every screen with its module and those of the layouts around it. */
function listScreens(
  entries: RouteConfigEntry[],
  parent: ScreenModules = { route: '', modules: ['app/root.tsx'] },
): ScreenModules[] {
  return entries.flatMap(({ path, file, children }) => {
    const route = path === undefined ? parent.route : `${parent.route}/${path}`;
    const modules = [...parent.modules, `app/${file}`];
    return children
      ? listScreens(children, { route, modules })
      : [{ route: route || '/', modules }];
  });
}

/** Finds an address of this screen in the text of a test; a test may fill in all but its first part. */
function addressOf(route: string): RegExp {
  const filledIn = String.raw`\$\{[^}]+\}`;
  const parts = route.split('/').map((part, index) => {
    if (part.startsWith(':')) return `(?:[\\w-]+|${filledIn})`;
    if (part === '*') return 'nowhere';
    return index > 1 ? `(?:${part}|${filledIn})` : part;
  });
  return new RegExp(String.raw`['"\`=]${parts.join('/') || '/'}(?=['"\`?#])`);
}
