/** What was sent, as it was sent; /sentry-test shows it. */
export type ErrorReport = { id: string; kind: string; event: object };

type Capture = (error: unknown) => void;

const mostKept = 10;
let capture: Capture | null = null;
let waiting: unknown[] = [];
let reports: ErrorReport[] = [];
const listeners = new Set<() => void>();

/** The last reports of this page; for React's useSyncExternalStore. */
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

/** Whether the error tracker has an error; for React's useSyncExternalStore. */
export const acceptedStore = {
  has: (error: unknown) => typeof error === 'object' && error !== null && accepted.has(error),
  subscribe: reportStore.subscribe,
};

/** The error tracker has said that it has this error. */
export function noteAccepted(error: unknown) {
  if (typeof error !== 'object' || error === null) return;
  accepted.add(error);
  for (const listener of listeners) listener();
}

/** The project that reports go to, or undefined where nothing is reported; root.tsx writes it. */
export function findDsn(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content;
}

/** Reports an error, or keeps it until there is something to report by. */
export function reportError(error: unknown) {
  if (capture) capture(error);
  else if (waiting.length < mostKept) waiting.push(error);
}

/** Keeps what is thrown before Sentry's SDK has been loaded. */
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

/** From here on reports are sent; those that waited first. */
export function sendReportsBy(send: Capture) {
  capture = send;
  for (const error of waiting) send(error);
  waiting = [];
}
