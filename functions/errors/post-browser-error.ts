import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { codePlace } from '#app/config/reports.ts';
import { countBrowserError } from '#app/domain/health/health.server.ts';
import { parseWith } from '#app/errors/parse.ts';
import { writeLog } from '#app/errors/write-log.ts';
import type { AppContext } from '../env.ts';
import { parseJson, readBody } from '../http/read-body.ts';

/** What app/browser/errors/error-reports.ts sends: no message, which may contain anything. */
const browserErrorSchema = z.strictObject({
  /** "TypeError" */
  name: z.string().regex(/^[\w$]{1,60}$/),
  path: z.string().startsWith('/').max(2_000),
  /** Where in our code, innermost first. */
  at: z.array(z.string().regex(new RegExp(`^${codePlace.source}$`))).max(10),
});

/**
 * `POST /api/browser-errors` with an error of a page -> 202. Writes it to the log, with the route
 * instead of the path, and counts it for the admins' health screen.
 */
export async function postBrowserError(c: AppContext): Promise<Response> {
  const body = parseJson(await readBody(c.req.raw, limits.jsonBodyBytes));
  const { name, path, at } = parseWith(browserErrorSchema, body);
  const { pattern } = await c.get('screens').get(path);
  writeLog('error', { browser_error: name, screen: pattern, at });
  countBrowserError(c.get('services'));
  return c.body(null, 202);
}
