import { z } from 'zod';
import type { browserFamilies } from '#app/config/reports.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

const text = z.string().max(2_000).optional();

/** A report of the Reporting API (`application/reports+json`); other types are ignored. */
const reportSchema = z.object({
  type: z.string().max(100),
  body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text }).optional(),
});

/** Both report formats; the second is that of `report-uri` (`application/csp-report`). */
export const reportsSchema = z.union([
  z.array(reportSchema).max(50),
  z.object({
    'csp-report': z.object({
      'document-uri': text,
      'blocked-uri': text,
      'effective-directive': text,
      'violated-directive': text,
    }),
  }),
]);

type Reports = z.output<typeof reportsSchema>;

/** A blocked resource as it is counted: of the page, only its route. */
export type Violation = {
  directive: string;
  /** An origin, a scheme, or a keyword such as `inline`. */
  blocked: string;
  screen: string;
  browser: (typeof browserFamilies)[number];
};

/** A violation and the URL of its page. */
type ReportedViolation = Pick<Violation, 'directive' | 'blocked'> & { page: URL };

/** Returns the CSP violations among reports, without invalid ones and blocked prefetches. */
export function readReports(reports: Reports): ReportedViolation[] {
  const entries = Array.isArray(reports)
    ? reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body ?? {})
    : [fromOldForm(reports['csp-report'])];
  return entries.flatMap(({ documentURL = '', blockedURL = '', effectiveDirective = '' }) => {
    const page = URL.parse(documentURL);
    const directive = /^[a-z-]{1,40}/.exec(effectiveDirective)?.[0];
    const blocked = describeBlocked(blockedURL);
    if (!page || !directive || !blocked || isDataPrefetch({ page, directive, blockedURL }))
      return [];
    return [{ page, directive, blocked }];
  });
}

type Prefetch = { page: URL; directive: string; blockedURL: string };

/**
 * Firefox (153) checks `<link rel="prefetch">` against `default-src`, and React Router prefetches a
 * screen's data that way when a link is hovered. The navigation fetches the data itself, so nothing is lost.
 */
function isDataPrefetch({ page, directive, blockedURL }: Prefetch): boolean {
  const url = URL.parse(blockedURL);
  return (
    directive === 'default-src' && url?.origin === page.origin && url.pathname.endsWith('.data')
  );
}

type OldForm = Exclude<Reports, unknown[]>['csp-report'];

function fromOldForm(report: OldForm) {
  return {
    documentURL: report['document-uri'],
    blockedURL: report['blocked-uri'],
    effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
  };
}

/** Returns the keyword, the scheme, or only the origin of a web URL, because a path may identify a person. */
function describeBlocked(blocked: string): string | null {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url === null) return null;
  const isWeb = /^(?:https?|wss?):$/.test(url.protocol);
  return (isWeb ? `${url.protocol}//${url.host}` : url.protocol).slice(0, 100);
}

/**
 * Adds violations to today's counts.
 * @param services with the service role's client
 * @throws AppError when the database does not answer
 */
export async function countViolations({ db }: { db: Db }, violations: Violation[]): Promise<void> {
  requireData(await db.rpc('count_violations', { violations: violations as Json }));
}
