// `npm run bench`: all of it, or the parts named as arguments; their names are the keys of `parts`.
import { spawnSync } from 'node:child_process';
import { root } from '../../supabase/local/environment.ts';
import { benchBeacons } from './beacons.ts';
import { benchAuth } from './auth.ts';
import { benchBundle } from './bundle.ts';
import { benchFlood } from './flood.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMarkup } from './markup.ts';
import { benchOutage } from './outage.ts';
import { benchSearch } from './search.ts';
import { benchWorker } from './worker.ts';

const parts = {
  search: benchSearch,
  worker: benchWorker,
  flood: benchFlood,
  beacons: benchBeacons,
  outage: benchOutage,
  bundle: benchBundle,
  auth: benchAuth,
  markup: benchMarkup,
  lighthouse: benchLighthouse,
};
const asked = process.argv.slice(2);
if (spawnSync('react-router', ['build'], { cwd: root, stdio: 'ignore' }).status !== 0) {
  throw new Error('The build failed; run `npm run build` to see why');
}
for (const [name, bench] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) {
    await bench();
  }
}
process.exit(0);
