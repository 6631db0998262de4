// `npm run bench`: all of it, or the parts named as arguments; their names are the keys of `parts`.
import { takeBuildOfRun } from '../support/build-of-run.ts';
import { benchBeacons } from './beacons.ts';
import { benchAuth } from './auth.ts';
import { benchBundle } from './bundle.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMarkup } from './markup.ts';
import { benchOutage } from './outage.ts';
import { benchSearch } from './search.ts';
import { benchWorker } from './worker.ts';

const parts = {
  search: benchSearch,
  worker: benchWorker,
  beacons: benchBeacons,
  outage: benchOutage,
  bundle: benchBundle,
  auth: benchAuth,
  markup: benchMarkup,
  lighthouse: benchLighthouse,
};
const asked = process.argv.slice(2);
const removeBuild = await takeBuildOfRun();
for (const [name, bench] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) {
    await bench();
  }
}
await removeBuild();
process.exit(0);
