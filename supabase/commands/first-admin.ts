// `npm run first-admin -- EMAIL`: makes the first super admin of an embedded or a hosted directory. Without an address it
// prints a link to /setup, where they make their account.
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { StartError } from '../local/errors.ts';
import { appointFirstAdmin, createSetupLink, hasOne } from './appoint-first-admin.ts';
import { findTarget } from './target.ts';

async function main(): Promise<void> {
  const [address, ...more] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
  if (more.length > 0) {
    throw new StartError('Name one email address: npm run first-admin -- EMAIL');
  }
  const target = await findTarget(console.log);
  console.log(`The first super admin of ${target.description}`);
  const supabase = await target.connect();
  const siteUrl = process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 8787}`;
  try {
    const db = createServiceRoleClient(supabase);
    if (address !== undefined)
      return console.log(await appointFirstAdmin({ db, address, siteUrl }));
    const link = await createSetupLink({ db, siteUrl });
    if (link === null) throw new StartError(hasOne);
    console.log(`Make your account within a day:\n${link}`);
  } finally {
    await supabase.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
