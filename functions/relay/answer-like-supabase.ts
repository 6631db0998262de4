import { createMiddleware } from 'hono/factory';
import { AppError } from '#app/errors/app-error.ts';
import * as t from '#app/messages/functions.ts';
import type { AppEnv } from '../env.ts';

/** Supabase's clients read `code` from this API version on. */
const apiVersion = '2024-01-01';

/**
 * Adds `code` and `message` to our own refusals, as Supabase's services send them, because its
 * clients read these and people see the message.
 */
export const answerLikeSupabase = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!(c.error instanceof AppError)) return;
  const { code, message } = describe(c.error);
  const { error } = await c.res.json<{ error: object }>();
  c.header('X-Supabase-Api-Version', apiVersion);
  c.res = c.json({ code, message, error: { ...error, message } }, c.error.status);
});

function describe({ code, message, headers }: AppError): { code: string; message: string } {
  if (code !== 'rate_limited') return { code, message };
  const minutes = Math.ceil(Number(headers['Retry-After'] ?? 60) / 60);
  return {
    code: 'over_request_rate_limit',
    message: t.tooManyAttempts({ minutes }),
  };
}
