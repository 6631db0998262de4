// The check `build` of `npm test`: puts what its other steps test where TEST_BUILD says.
import { takeBuild } from '../../supabase/commands/take-build.ts';
import { StartError } from '../../supabase/local/errors.ts';
import { buildOfRun } from './build-of-run.ts';

await takeBuild({ folder: buildOfRun() }).catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
