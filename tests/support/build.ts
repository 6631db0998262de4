// The check `build` of `npm test`: puts what its other steps test where TEST_BUILD says.
import { StartError } from '../../supabase/local/errors.ts';
import { fillBuildOfRun } from './build-of-run.ts';

await fillBuildOfRun().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
