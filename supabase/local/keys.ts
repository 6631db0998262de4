import { SignJWT, jwtVerify } from 'jose';

export type ApiRole = 'anon' | 'service_role';

/**
 * Keys of the local stand-in. They are the same everywhere and grant access only to a database on
 * loopback; a real project has its own.
 */
export const jwtSecret = 'mainstreet-local-development-only-jwt-secret';
export const publishableKey = 'sb_publishable_mainstreet-local-development-only';
export const secretKey = 'sb_secret_mainstreet-local-development-only';
/** Signs what the Send Email hook posts to the Worker. */
export const sendEmailHookSecret = `v1,whsec_${btoa('mainstreet-local-development-only')}`;

const secretBytes = new TextEncoder().encode(jwtSecret);
const issuedAt = Date.UTC(2026, 0, 1) / 1000;
const tenYearsInSeconds = 10 * 365 * 24 * 60 * 60;

/** Maps an apikey to its role and the token that PostgREST gets instead. */
export type KeyRing = {
  find: (apikey: string) => Promise<{ role: ApiRole; token: string } | null>;
};

/**
 * Signs the tokens behind the two keys. Also accepts older keys, which are such tokens themselves.
 */
export async function createKeyRing(): Promise<KeyRing> {
  const [anon, service] = [await mint('anon'), await mint('service_role')];

  async function find(apikey: string): Promise<{ role: ApiRole; token: string } | null> {
    if (apikey === publishableKey) return { role: 'anon', token: anon };
    if (apikey === secretKey) return { role: 'service_role', token: service };
    if (apikey === anon) return { role: 'anon', token: anon };
    if (apikey === service) return { role: 'service_role', token: service };
    return findLegacy(apikey);
  }
  return { find };
}

async function findLegacy(apikey: string): Promise<{ role: ApiRole; token: string } | null> {
  const verified = await jwtVerify(apikey, secretBytes, { algorithms: ['HS256'] }).catch(
    () => null,
  );
  const role = verified?.payload.role;
  return role === 'anon' || role === 'service_role' ? { role, token: apikey } : null;
}

function mint(role: ApiRole): Promise<string> {
  return new SignJWT({ iss: 'supabase', role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tenYearsInSeconds)
    .sign(secretBytes);
}
