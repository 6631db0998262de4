import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError, type AuthErrorCode } from './errors.ts';
import type { Challenge } from './flows.ts';

/** The metadata that people send at sign-up. */
export const metadataSchema = z.record(z.string(), z.unknown());
export type Metadata = z.infer<typeof metadataSchema>;

/** Clients that do not use PKCE send null. RFC 7636, section 4.2, gives length and characters. */
export const challengeFields = {
  code_challenge: z
    .string()
    .regex(/^$|^[\w.~-]{43,128}$/)
    .nullish(),
  code_challenge_method: z.string().nullish(),
};

type ReadOptions<Schema> = {
  c: Context;
  schema: Schema;
  /** The error for text with NUL, which PostgreSQL cannot store. */
  onNul?: AuthErrorCode;
};

/**
 * Parses a JSON body. Lone surrogates become U+FFFD, as in Go.
 * @throws AuthError bad_json, validation_failed, or `onNul`
 */
export async function readBody<Schema extends z.ZodType>({
  c,
  schema,
  onNul = 'validation_failed',
}: ReadOptions<Schema>): Promise<z.infer<Schema>> {
  const text = await c.req.text();
  let hasNul = false;
  let body: unknown;
  try {
    body = JSON.parse(text, (_, value: unknown) => {
      if (isPlainObject(value)) return cleanKeys(value);
      if (typeof value !== 'string') return value;
      hasNul ||= value.includes('\0');
      return value.toWellFormed();
    });
  } catch {
    throw new AuthError('bad_json');
  }
  hasNul ||= /\\u0000/.test(text) && JSON.stringify(body).includes('\\u0000');
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new AuthError('validation_failed', explain(parsed.error));
  if (hasNul) throw new AuthError(onNul);
  return parsed.data;
}

/** @throws AuthError validation_failed for one field of the pair without the other */
export function readChallenge(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): Challenge | null {
  const challenge = body.code_challenge || null;
  const method = (body.code_challenge_method || null)?.toLowerCase() ?? null;
  if (challenge === null && method === null) return null;
  if (challenge === null || (method !== 's256' && method !== 'plain')) {
    throw new AuthError(
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    );
  }
  return { challenge, method };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cleanKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toWellFormed(), item]));
}

function explain(error: z.ZodError): string {
  const [issue] = error.issues;
  const field = issue?.path.join('.') ?? '';
  return field === '' ? 'Invalid request body' : `Invalid value for ${field}`;
}
