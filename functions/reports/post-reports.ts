import { limits } from '#app/config/limits.ts';
import type { browserFamilies } from '#app/config/reports.ts';
import {
  countViolations,
  readReports,
  reportsSchema,
  type Violation,
} from '#app/domain/violation/violation.ts';
import { AppError } from '#app/errors/app-error.ts';
import { parseWith } from '#app/errors/parse.ts';
import { logFailure } from '#app/errors/write-log.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';
import { parseJson, readBody } from '../http/read-body.ts';

const mediaTypes = new Set([
  'application/reports+json',
  'application/csp-report',
  'application/json',
]);

/**
 * `POST /api/reports` with a browser's violation reports -> 204; they are counted afterwards.
 * Stores the page's route, the origin of what was blocked, and the browser's family.
 */
export async function postReports(c: AppContext): Promise<Response> {
  const mediaType = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!mediaTypes.has(mediaType)) throw new AppError('unsupported_media_type');
  const body = await readBody(c.req.raw, limits.jsonBodyBytes);
  const reports = readReports(parseWith(reportsSchema, parseJson(body)));
  const { host } = new URL(c.req.url);
  const browser = nameBrowser(c.req.header('User-Agent') ?? '');
  const violations: Violation[] = [];
  // Pages of other sites have other policies.
  for (const { page, directive, blocked } of reports.filter((one) => one.page.host === host)) {
    const { pattern } = await c.get('screens').get(page.pathname);
    violations.push({ directive, blocked, screen: pattern, browser });
  }
  if (violations.length > 0) {
    const db = createServiceRoleClient(c.env.supabase);
    c.executionCtx.waitUntil(countViolations({ db }, violations).catch(logFailure));
  }
  return c.body(null, 204);
}

/** Chromium's user agent contains Safari, too; all browsers of iPhones count as Safari. */
function nameBrowser(userAgent: string): (typeof browserFamilies)[number] {
  if (/\bFirefox\//.test(userAgent)) return 'Firefox';
  if (/\bChrom(?:e|ium)\//.test(userAgent)) return 'Chromium';
  return /\bSafari\//.test(userAgent) ? 'Safari' : 'other';
}
