import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Rolldown } from 'vite';
import routes from '../routes.ts';

/** As many public screens must load a module for it to come with every screen. */
const minScreens = 2;

type ModuleLookup = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const startScript = new Set(['browser/start/start-app.ts']);
/** The modules that every screen loads: entry, document and layouts. */
const everyScreen = new Set(['entry.client.tsx', 'root.tsx']);
/** Both have the whole form of a listing, 57 kB, which no other screen needs. */
const listingForms = /^routes\/(business-submission|suggested-edit)\//;
/** The screens that need no account, by routes.ts. */
const publicScreens = new Set<string>();
sortRoutes(routes);

function sortRoutes(entries: RouteConfigEntry[]) {
  for (const { file, children } of entries) {
    if (file === 'routes/account/account.tsx' || listingForms.test(file)) continue;
    (children ? everyScreen : publicScreens).add(file);
    sortRoutes(children ?? []);
  }
}

/**
 * What screens share is four files instead of forty: a profile asks for 11 scripts, not for 30, and
 * brotli finds more to share. What few of them need stays apart. react-dom is apart so that it is
 * evaluated in a task of its own.
 */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
  {
    debugName: 'start',
    name: (id, lookup) => (isOfStart(id, lookup) ? 'start' : null),
  },
  { name: 'framework', test: /node_modules\/(react|react-router)\// },
  {
    debugName: 'site',
    name: (id, lookup) => (isShared(id, lookup) ? 'site' : null),
    tags: ['$initial'],
  },
];

/**
 * Returns whether the start script needs this module: what a page to read loads first must bring
 * nothing else along. What it loads on demand is apart unless screens share it: from their file it
 * would bring the app along.
 */
function isOfStart(id: string, lookup: ModuleLookup): boolean {
  if (!/\/app\/(?!(?:messages\/)?routes\/)[^/]+\//.test(id)) return false;
  if (countUsers(id, lookup, startScript) > 0) return true;
  return (
    countUsers(id, lookup, startScript, { isOnDemand: true }) > 0 && isLoadedByMany(id, lookup)
  );
}

/** Has a package of its own, which a group would take along; two public screens need it. */
const apart = /\/app\/domain\/holiday\//;

/** Never true of the entry, which runs when it is imported, and of routes. */
function isShared(id: string, lookup: ModuleLookup): boolean {
  if (!/\/app\/(?!(?:messages\/)?routes\/)[^/]+\//.test(id) || apart.test(id)) return false;
  return isLoadedByMany(id, lookup);
}

function isLoadedByMany(id: string, lookup: ModuleLookup): boolean {
  return (
    countUsers(id, lookup, everyScreen) > 0 || countUsers(id, lookup, publicScreens) >= minScreens
  );
}

/** Returns how many of these files of app/ import a module, directly or through others. */
function countUsers(
  id: string,
  lookup: ModuleLookup,
  files: ReadonlySet<string>,
  { isOnDemand = false } = {},
): number {
  const users = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const file = /\/app\/([^?]+)/.exec(one)?.[1] ?? '';
    if (files.has(file)) {
      users.add(file);
      continue;
    }
    const module = lookup.getModuleInfo(one);
    for (const importer of module?.importers ?? []) seen.add(importer);
    if (isOnDemand) for (const importer of module?.dynamicImporters ?? []) seen.add(importer);
  }
  return users.size;
}
