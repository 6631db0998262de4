import { findDsn, keepEarlyErrors } from '#app/browser/errors/error-reports.ts';
import { whenVisited } from '#app/browser/when-idle.ts';

let hasBegun = false;

/** Measures this visit and reports its errors, once a document; both are loaded when the page is idle. */
export function beginVisit() {
  if (hasBegun) return;
  hasBegun = true;
  const openedPath = location.pathname;
  const dsn = findDsn();
  const stopKeeping = dsn === undefined ? null : keepEarlyErrors();
  whenVisited(() => {
    // Without these the page is as good: its visit is then not measured, its errors not reported.
    import('#app/browser/report-vitals.ts')
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
