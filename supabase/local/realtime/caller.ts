import { jwtVerify } from 'jose';
import { z } from 'zod';
import { type KeyRing, jwtSecret } from '../keys.ts';

const secretBytes = new TextEncoder().encode(jwtSecret);

const claimsSchema = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  sub: z.string().optional(),
  exp: z.number().optional(),
});

/** The role and claims that the policies see on a channel. */
export type Caller = {
  role: z.infer<typeof claimsSchema>['role'];
  sub: string | undefined;
  /** As JSON; also the caller's identity for comparisons. */
  claims: string;
  /** In milliseconds since 1970; after that the caller has no rights. */
  expiresAt: number;
};

/** A forged or expired token; the message goes to the client. */
export class TokenError extends Error {
  override name = 'TokenError';
}

/**
 * Verifies a token and returns its caller. A key of the project stands for its role, as at the
 * gateway.
 * @throws TokenError
 */
export async function requireCaller(keys: KeyRing, given: string): Promise<Caller> {
  const token = (await keys.find(given))?.token ?? given;
  const verified = await jwtVerify(token, secretBytes, { algorithms: ['HS256'] }).catch(
    (error: Error) => {
      throw new TokenError(`InvalidJWTToken: ${error.message}`);
    },
  );
  const parsed = claimsSchema.safeParse(verified.payload);
  if (!parsed.success)
    throw new TokenError('InvalidJWTToken: Fields `role` and `exp` are required');
  const { role, sub, exp } = parsed.data;
  return { role, sub, claims: JSON.stringify(parsed.data), expiresAt: (exp ?? Infinity) * 1000 };
}
