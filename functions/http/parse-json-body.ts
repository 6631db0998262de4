import type { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { parseWith } from '#app/errors/parse.ts';
import { readBody } from './read-body.ts';

/**
 * Parses the request's JSON body with `schema`; refuses a body over the limit.
 * @throws AppError unsupported_media_type, payload_too_large, bad_request (not JSON) or
 *   invalid_parameters with messages by path ('0.metric')
 */
export async function parseJsonBody<Schema extends z.ZodType>(
  c: AppContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const mediaType = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new AppError('unsupported_media_type');
  }
  const body = await readBody(c.req.raw, limits.jsonBodyBytes);
  return parseWith(schema, parseJson(body));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws AppError bad_request if it is not UTF-8 or not JSON */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}
