import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { reportError } from '#app/browser/errors/error-reports.ts';
import {
  recordDestination,
  raiseLoadErrors,
  reloadOnLoadError,
} from '#app/browser/navigation/load-error.ts';
import { recordPreviousUrl } from '#app/browser/navigation/previous-url.ts';
import { preserveInput } from '#app/browser/start/preserve-input.ts';
import { startMonitoring } from '#app/browser/start/start-monitoring.ts';
import { isChangedByOthers, restoreNodes } from '#app/browser/translation/original-nodes.ts';
import { patchDomForTranslation } from '#app/browser/translation/patch-dom-for-translation.ts';
import { showUnexpectedError } from '#app/components/errors/unexpected-error.tsx';
import { offlineId } from '#app/config/offline.ts';

if (import.meta.env.PROD) silenceConsole();
raiseLoadErrors();
reloadOnLoadError();

const offline = document.getElementById(offlineId);
if (offline) {
  // The document of /offline, at any URL: React Router has no data for that URL.
  void import('./routes/offline/offline.tsx').then(({ openOffline }) => openOffline(offline));
} else {
  preserveInput();
  patchDomForTranslation();
  // Who sees the restored page changes it again: hydrate before that.
  if (restoreNodes()) flushSync(hydrate);
  else startTransition(hydrate);
}

startMonitoring();

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        instrumentations={[recordDestination, recordPreviousUrl]}
        onError={reportUnexpected}
      />
    </StrictMode>,
    { onUncaughtError: showUnexpectedError, onRecoverableError: reportRecovered },
  );
}

/** Parts that are hydrated later may be changed by then, so that React renders them anew. */
function reportRecovered(error: unknown) {
  if (!isChangedByOthers()) self.reportError(error);
}

/** Responses like 404 are not errors, and the server reports its own. */
function reportUnexpected(error: unknown) {
  if (!isRouteErrorResponse(error)) reportError(error);
}

/**
 * Silences console.log, debug and info in production; warnings and errors stay. Browser only: the
 * Worker writes its structured log by console.log (functions/middleware/log-request.ts).
 */
function silenceConsole() {
  const silent = () => undefined;
  console.log = silent;
  console.debug = silent;
  console.info = silent;
}
