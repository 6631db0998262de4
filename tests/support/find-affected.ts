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
  /** Files of browser tests, from the root. */
  specs: string[];
};

/** What is imported by more screens than that is tested by the test that visits every screen. */
const maxScreens = 8;
const everyScreen = 'tests/e2e/screens.spec.ts';

/**
 * Finds the screens that import any of these files, and their browser tests: those that name an
 * address of such a screen, those that import a changed file, and the one that visits every screen.
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
  const found = new Set(specs.filter((file) => touched.has(file)));
  if (affected.length > 0) found.add(everyScreen);
  if (affected.length <= maxScreens) {
    for (const file of specs) {
      const text = (await readFile(join(root, file), 'utf8')).replaceAll('%2F', '/');
      if (affected.some((route) => addressOf(route).test(text))) found.add(file);
    }
  }
  return { routes: affected, specs: [...found] };
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
