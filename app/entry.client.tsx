import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { whenIdle } from './domain/metric/when-idle.ts';
import { findDsn, keepEarlyErrors, reportError } from './services/sentry/error-reports.ts';

const openedPath = location.pathname;
const dsn = findDsn();
const stopKeeping = dsn === undefined ? null : keepEarlyErrors();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportUnexpected} />
    </StrictMode>,
  );
});

whenIdle(() => {
  // Without these the page is as good: its visit is then not measured, its errors not reported.
  import('./domain/metric/report-vitals.ts')
    .then(({ reportVitals }) => reportVitals(openedPath))
    .catch(() => {});
  if (dsn !== undefined) {
    import('./services/sentry/open-sentry.ts')
      .then(({ openSentry }) => openSentry(dsn))
      .catch(() => {})
      .finally(stopKeeping);
  }
});

/** Answers like 404 are no errors, and those of the server it has reported itself. */
function reportUnexpected(error: unknown) {
  if (dsn !== undefined && !isRouteErrorResponse(error)) reportError(error);
}
