// Checks who imports whom. dependency-cruiser that finds no modules reports success, so count them.
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const options = await extractOptions('./.dependency-cruiser.mjs');
const folders = ['app', 'functions', 'workers', 'supabase', 'tests'];
const { output } = await cruise(folders, options);
if (typeof output === 'string') {
  throw new TypeError('dependency-cruiser answered with text');
}
const { violations, totalCruised } = output.summary;
for (const { from, to, rule } of violations) {
  console.error(`${rule.name}: ${from} -> ${to}`);
}
if (totalCruised < 50) {
  console.error(`Only ${totalCruised} modules were looked at: the check itself is broken.`);
}
process.exit(violations.length > 0 || totalCruised < 50 ? 1 : 0);
