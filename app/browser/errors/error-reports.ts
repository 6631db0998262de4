/** A report as it was sent; /sentry-test shows it. */
export type ErrorReport = { id: string; kind: string; event: object };

type Capture = (error: unknown) => void;

const mostKept = 10;
let capture: Capture | null = null;
let waiting: unknown[] = [];
let reports: ErrorReport[] = [];
const listeners = new Set<() => void>();

/** The last 10 reports of this page, newest first; for React's useSyncExternalStore. */
export const reportStore = {
  get: () => reports,
  add(report: ErrorReport) {
    reports = [report, ...reports].slice(0, mostKept);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const accepted = new WeakSet<object>();

/** Tells whether the error tracker has accepted an error; for React's useSyncExternalStore. */
export const acceptedStore = {
  has: (error: unknown) => typeof error === 'object' && error !== null && accepted.has(error),
  subscribe: reportStore.subscribe,
};

/** Records that the error tracker has accepted this error. */
export function noteAccepted(error: unknown) {
  if (typeof error !== 'object' || error === null) return;
  accepted.add(error);
  for (const listener of listeners) listener();
}

/**
 * Returns the Sentry DSN that root.tsx writes into the document, or undefined without reporting.
 */
export function findDsn(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content;
}

/** Reports an error, or queues it (at most 10) until Sentry's SDK has loaded. */
export function reportError(error: unknown) {
  if (capture) capture(error);
  else if (waiting.length < mostKept) waiting.push(error);
}

/**
 * Queues errors and rejections thrown before Sentry's SDK has loaded. Returns a function to stop.
 */
export function keepEarlyErrors(): () => void {
  const keepError = ({ error }: ErrorEvent) => reportError(error);
  const keepRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  addEventListener('error', keepError);
  addEventListener('unhandledrejection', keepRejection);
  return () => {
    removeEventListener('error', keepError);
    removeEventListener('unhandledrejection', keepRejection);
  };
}

/** Sets the function that sends reports, and sends the queued errors first. */
export function sendReportsBy(send: Capture) {
  capture = send;
  for (const error of waiting) send(error);
  waiting = [];
}
