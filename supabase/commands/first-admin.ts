// `npm run first-admin -- EMAIL`: makes the first super admin of an embedded or a hosted directory.
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { StartError } from '../local/errors.ts';
import { appointFirstAdmin } from './appoint-first-admin.ts';
import { findTarget } from './target.ts';

async function main(): Promise<void> {
  const [address, ...more] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
  if (address === undefined || more.length > 0) {
    throw new StartError('Name one email address: npm run first-admin -- EMAIL');
  }
  const target = await findTarget(console.log);
  console.log(`The first super admin of ${target.description}`);
  const supabase = await target.connect();
  const siteUrl = process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 8787}`;
  try {
    console.log(
      await appointFirstAdmin({ db: createServiceRoleClient(supabase), address, siteUrl }),
    );
  } finally {
    await supabase.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
