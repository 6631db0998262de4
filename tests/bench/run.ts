// `npm run bench`: all of it, or the parts named as arguments; their names are the keys below.
import { takeBuildOfRun } from '../support/build-of-run.ts';
import { benchAuth } from './auth.ts';
import { benchBeacons } from './beacons.ts';
import { benchBundle } from './bundle.ts';
import { benchCommunity } from './community.ts';
import { benchFlood } from './flood.ts';
import { benchFuzz } from './fuzz.ts';
import { benchImport } from './import.ts';
import { benchInteractions } from './interactions.ts';
import { judgeImport } from './judge-import.ts';
import { benchLayers } from './layers.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLive } from './live.ts';
import { benchMarkup } from './markup.ts';
import { benchMemory } from './memory.ts';
import { benchOutage } from './outage.ts';
import { benchQuality } from './quality.ts';
import { benchRollback } from './rollback.ts';
import { benchSearch } from './search.ts';
import { benchVisitorCalls } from './visitor-cost.ts';
import { benchWorker } from './worker.ts';
import { benchWrites } from './writes.ts';

// How many `import` and `rollback` take; undefined: as many as they take by default.
const rows = process.argv.map(Number).find((number) => number > 0);

/** Those that need the database alone or start the product themselves, and those that need its build. */
const databaseParts = {
  search: benchSearch,
  anon: benchVisitorCalls,
  writes: benchWrites,
  community: benchCommunity,
  quality: benchQuality,
  import: async () => {
    await judgeImport();
    await benchImport(rows);
  },
  rollback: () => benchRollback(rows),
  live: () => benchLive(),
};
const builtParts = {
  worker: benchWorker,
  layers: benchLayers,
  memory: benchMemory,
  flood: benchFlood,
  fuzz: benchFuzz,
  beacons: benchBeacons,
  outage: benchOutage,
  bundle: benchBundle,
  auth: benchAuth,
  interactions: benchInteractions,
  markup: benchMarkup,
  lighthouse: benchLighthouse,
};
const requested = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
const isRequested = ([name]: [string, unknown]) =>
  requested.length === 0 || requested.includes(name);
for (const [, bench] of Object.entries(databaseParts).filter(isRequested)) await bench();
const built = Object.entries(builtParts).filter(isRequested);
if (built.length > 0) {
  const removeBuild = await takeBuildOfRun();
  for (const [, bench] of built) await bench();
  await removeBuild();
}
process.exit(0);
