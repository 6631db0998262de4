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

/** What functions/errors answers when the error tracker has taken the report. */
const reportAccepted = 202;

/**
 * Starts Sentry in the browser. Load it on demand, when the page is interactive. Replays show no
 * text, picture or input; functions/errors cleans all of it once more before it leaves the site.
 */
export function openSentry(dsn: string) {
  const errors = new Map<string | undefined, unknown>();
  const client = init({
    dsn,
    release,
    tunnel: reportsPath,
    tracesSampleRate: sampleRates.tracing,
    // Whole transactions, so that one hook sees all of them before they leave.
    traceLifecycle: 'static',
    replaysSessionSampleRate: sampleRates.replay,
    replaysOnErrorSampleRate: sampleRates.replayOnError,
    // Supabase's host would refuse a header that it does not know.
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
        // Its worker would be a script from a blob, which the policy forbids.
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
