import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
} from '@sentry/browser';
import { release, reportsPath, sampleRates } from '#app/config/reports.ts';
import { cleanEvent } from '#app/services/sentry/clean-event.ts';
import { addReport, sendReportsBy } from './error-reports.ts';

/**
 * Starts Sentry in the browser. Import it on demand, once the page is interactive. Replays mask
 * text, media and inputs; functions/errors cleans every report again before it leaves the site.
 */
export function openSentry(dsn: string) {
  init({
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
    beforeSend(event) {
      const cleaned = cleanEvent(event);
      const kind = event.exception?.values?.[0]?.type ?? 'Error';
      addReport({ id: event.event_id ?? '', kind, event: cleaned });
      return cleaned;
    },
    beforeSendTransaction: cleanEvent,
  });
  sendReportsBy((error) => captureException(error));
}
