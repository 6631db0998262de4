import type { Reports, Violation } from './violation.ts';

/** A violation and the URL of its page. */
export type ToldViolation = Pick<Violation, 'directive' | 'blocked'> & { page: URL };

/** Returns the CSP violations among reports, without invalid ones and blocked prefetches. */
export function readReports(reports: Reports): ToldViolation[] {
  const told = Array.isArray(reports)
    ? reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body ?? {})
    : [fromOldForm(reports['csp-report'])];
  return told.flatMap(({ documentURL = '', blockedURL = '', effectiveDirective = '' }) => {
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
