import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
} from '@sentry/browser';
import { release, reportsPath, sampleRates } from '#app/config/error-reports.ts';
import { cleanEvent } from '#app/services/sentry/clean-event.ts';
import { noteAccepted, reportStore, sendReportsBy } from './error-reports.ts';

/** The status by which functions/errors says that the error tracker has accepted the report. */
const reportAccepted = 202;

/**
 * Starts Sentry in the browser. Import it on demand, once the page is interactive. Replays mask
 * text, media and inputs; functions/errors cleans every report again before it leaves the site.
 */
export function openSentry(dsn: string) {
  const errors = new Map<string | undefined, unknown>();
  const client = init({
    dsn,
    release,
    tunnel: reportsPath,
    tracesSampleRate: sampleRates.tracing,
    // Sends whole transactions, so that `beforeSendTransaction` sees each before it leaves.
    traceLifecycle: 'static',
    replaysSessionSampleRate: sampleRates.replay,
    replaysOnErrorSampleRate: sampleRates.replayOnError,
    // Same-origin only: Supabase's host refuses unknown headers.
    tracePropagationTargets: [/^\/(?!\/)/],
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !['Breadcrumbs', 'BrowserSession'].includes(name)),
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value', 'content'],
        // Compression needs a worker from a blob: URL, which the CSP forbids.
        useCompression: false,
      }),
    ],
    beforeSend(event, { originalException }) {
      const cleaned = cleanEvent(event);
      errors.set(event.event_id, originalException);
      const kind = event.exception?.values?.[0]?.type ?? 'Error';
      reportStore.add({ id: event.event_id ?? '', kind, event: cleaned });
      return cleaned;
    },
    beforeSendTransaction: cleanEvent,
  });
  client?.on('afterSendEvent', ({ event_id: id }, { statusCode }) => {
    if (statusCode === reportAccepted) noteAccepted(errors.get(id));
    errors.delete(id);
  });
  sendReportsBy((error) => captureException(error));
}
