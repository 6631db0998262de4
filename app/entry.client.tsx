import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { raiseLoadErrors } from '#app/browser/on-demand/load-error.ts';
import { noteDestinations, reloadOnLoadError } from '#app/browser/on-demand/reload-once.ts';
import { showUnexpectedError } from '#app/components/errors/show-unexpected-error.ts';
import { noteDepartures } from '#app/browser/navigation/came-from.ts';
import { silenceConsole } from '#app/browser/silence-console.ts';
import { pocketId } from '#app/config/pocket.ts';
import { beginVisit } from '#app/browser/arrival/begin-visit.ts';
import { findDsn, reportError } from '#app/browser/errors/error-reports.ts';

const dsn = findDsn();

if (import.meta.env.PROD) silenceConsole();
raiseLoadErrors();
reloadOnLoadError();

const pocket = document.getElementById(pocketId);
if (pocket) {
  // The document of /offline, served in place of any URL: React Router has no data for that URL.
  void import('./routes/pocket/offline.tsx').then(({ openPocket }) => openPocket(pocket));
} else {
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
}

beginVisit();

/**
 * Ignores responses like 404, which are no errors, and server errors, which the server has
 * reported.
 */
function reportUnexpected(error: unknown) {
  if (dsn !== undefined && !isRouteErrorResponse(error)) reportError(error);
}
