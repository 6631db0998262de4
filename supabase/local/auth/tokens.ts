import { randomBytes } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import { z } from 'zod';
import { jwtSecret } from '../keys.ts';
import { AuthError } from './errors.ts';

const secretBytes = new TextEncoder().encode(jwtSecret);

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** The caller: a user and the session in which they signed in. */
export type Claims = { userId: string; sessionId: string };

type TokenInput = {
  user: { id: string; aud: string; role: string; email: string | null; phone: string | null };
  appMetadata: unknown;
  userMetadata: unknown;
  isAnonymous: boolean;
  sessionId: string;
  issuer: string;
  /** The method and time of the sign-in, in seconds since 1970. */
  signedIn: { method: string; timestamp: number };
  lifetimeSeconds: number;
};

/** Signs an access token with GoTrue's claims. */
export async function signAccessToken(
  input: TokenInput,
): Promise<{ token: string; expiresAt: number }> {
  const { user } = input;
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = now + input.lifetimeSeconds;
  const token = await new SignJWT({
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: input.appMetadata,
    user_metadata: input.userMetadata,
    role: user.role,
    aal: 'aal1',
    amr: [input.signedIn],
    session_id: input.sessionId,
    is_anonymous: input.isAnonymous,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(input.issuer)
    .setSubject(user.id)
    .setAudience(user.aud)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(secretBytes);
  return { token, expiresAt };
}

/**
 * Verifies an access token and returns its claims.
 * @throws AuthError bad_jwt when it is forged, expired or not a user's
 */
export async function readAccessToken(token: string): Promise<Claims> {
  const verified = await jwtVerify(token, secretBytes, { algorithms: ['HS256'] }).catch(
    (error: Error) => {
      throw new AuthError(
        'bad_jwt',
        `invalid JWT: unable to parse or verify signature, ${error.message}`,
      );
    },
  );
  const claims = claimsSchema.safeParse(verified.payload);
  if (!claims.success) throw new AuthError('bad_jwt', 'invalid claim: missing sub claim');
  return { userId: claims.data.sub, sessionId: claims.data.session_id };
}

/** Returns a new refresh token: 12 letters and digits, like GoTrue's. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64').replace(/[+/=]/g, '').toLowerCase().slice(0, 12);
}
