import { findDsn, queueEarlyErrors, logUncaughtErrors } from '#app/browser/errors/error-reports.ts';
import { whenVisited } from '#app/browser/start/page-lifecycle.ts';

let hasBegun = false;

/**
 * Measures this visit and reports its errors. Runs once per document; loads both modules when idle.
 */
export function startMonitoring() {
  if (hasBegun) return;
  hasBegun = true;
  const openedPath = location.pathname;
  const dsn = findDsn();
  logUncaughtErrors();
  const stopKeeping = dsn === undefined ? null : queueEarlyErrors();
  whenVisited(() => {
    // If these fail to load, the page works; the visit is not measured and errors are not reported.
    import('./report-vitals.ts')
      .then(({ reportVitals }) => reportVitals(openedPath))
      .catch(() => {});
    if (dsn !== undefined) {
      import('#app/browser/errors/open-sentry.ts')
        .then(({ openSentry }) => openSentry(dsn))
        .catch(() => {})
        .finally(stopKeeping);
    }
  });
}
