import type { Db } from '#app/services/supabase/client.ts';
import { StartError } from '../local/errors.ts';

type FirstAdmin = {
  /** With the service role. */
  db: Db;
  address: string;
  /** Where people reach the site. */
  siteUrl: string;
};

export const hasOne =
  'There is a super admin already; they give roles to others at /dashboard/people.';

/** Returns the link to /setup, valid once and for a day; null where there is a super admin. */
export async function createSetupLink({ db, siteUrl }: Omit<FirstAdmin, 'address'>) {
  const { data, error } = await db.rpc('create_setup_token');
  if (error) throw new StartError(`The database did not answer: ${error.message}`);
  // In the fragment, which no server or log sees.
  return data && `${siteUrl}/setup#setup_token=${data}`;
}

/**
 * Makes the account with this address the first super admin, and creates the account if there is
 * none. Returns what to do next.
 * @throws StartError when there is a super admin already, or the address was never confirmed
 */
export async function appointFirstAdmin({ db, address, siteUrl }: FirstAdmin): Promise<string> {
  const outcome = await appoint(db, address);
  if (outcome === 'appointed') {
    return `${address} is the super admin now. Sign in at ${siteUrl}/auth; ${siteUrl}/dashboard/people gives roles to others.`;
  }
  // No mail: the project's mail service may not be set up yet. The link goes to who has the secret key.
  const { data, error } = await db.auth.admin.createUser({ email: address, email_confirm: true });
  if (error)
    throw new StartError(`The account of ${address} could not be created: ${error.message}`);
  await appoint(db, address);
  const link = await db.auth.admin.generateLink({ type: 'recovery', email: address });
  if (link.error) throw link.error;
  const query = new URLSearchParams({
    token_hash: link.data.properties.hashed_token,
    type: 'recovery',
  });
  return `${data.user.email} has an account now and is the super admin. Choose its password within an hour:\n${siteUrl}/auth/confirm?${query}`;
}

/** @returns whether the account is the super admin now, or does not exist */
async function appoint(db: Db, address: string): Promise<'appointed' | 'missing'> {
  const { data, error } = await db.rpc('appoint_first_admin', { address });
  if (error)
    throw new StartError(
      `The database did not answer: ${error.message}. Are its migrations applied?`,
    );
  if (data === 'appointed' || data === 'missing') return data;
  throw new StartError(
    data === 'taken'
      ? hasOne
      : `Somebody signed up as ${address} and did not confirm it. Choose "Forgot your password?" at /auth, follow the mail, then run this again.`,
  );
}
