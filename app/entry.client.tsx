import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { raiseLoadErrors } from '#app/browser/on-demand/load-error.ts';
import { noteDestinations, reloadOnLoadError } from '#app/browser/on-demand/reload-once.ts';
import { showUnexpectedError } from '#app/components/errors/show-unexpected-error.ts';
import { noteDepartures } from '#app/browser/navigation/came-from.ts';
import { silenceConsole } from '#app/browser/silence-console.ts';
import { whenVisited } from '#app/browser/when-idle.ts';
import { findDsn, keepEarlyErrors, reportError } from '#app/browser/errors/error-reports.ts';

const openedPath = location.pathname;
const dsn = findDsn();
const stopKeeping = dsn === undefined ? null : keepEarlyErrors();

if (import.meta.env.PROD) silenceConsole();
raiseLoadErrors();
reloadOnLoadError();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        instrumentations={[noteDestinations, noteDepartures]}
        onError={reportUnexpected}
      />
    </StrictMode>,
    { onUncaughtError: showUnexpectedError },
  );
});

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

/** Answers like 404 are no errors, and those of the server it has reported itself. */
function reportUnexpected(error: unknown) {
  if (dsn !== undefined && !isRouteErrorResponse(error)) reportError(error);
}
