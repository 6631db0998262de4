import { browserErrorsPath, codePlace } from '#app/config/reports.ts';
import { createStore } from '../store.ts';

/** A report as it was sent; /sentry-test shows it. */
export type ErrorReport = { id: string; kind: string; event: object };

type Capture = (error: unknown) => void;

const maxReports = 10;
let capture: Capture | null = null;
let waiting: unknown[] = [];

/** The last 10 reports of this page, newest first. */
export const reportStore = createStore<readonly ErrorReport[]>([]);

export function addReport(report: ErrorReport) {
  reportStore.set([report, ...reportStore.get()].slice(0, maxReports));
}

/** Whether the Worker has logged an error; without it until the Worker has answered. */
export const outcomeStore = createStore<ReadonlyMap<unknown, boolean>>(new Map());

/**
 * Returns the Sentry DSN that root.tsx writes into the document, or undefined without reporting.
 */
export function findDsn(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content;
}

/** Reports an error to the site's log, and to the error tracker if there is one. */
export function reportError(error: unknown) {
  logError(error);
  if (findDsn() !== undefined) trackError(error);
}

/** Reports to Sentry, or queues (at most 10) until its SDK has loaded. */
function trackError(error: unknown) {
  if (capture) capture(error);
  else if (waiting.length < maxReports) waiting.push(error);
}

const seen = new Set<unknown>();

/** Has the Worker log an error: the first ten of a document, each once. */
function logError(error: unknown) {
  if (seen.has(error) || seen.size >= maxReports) return;
  seen.add(error);
  void recordOutcome(error);
}

async function recordOutcome(thrown: unknown) {
  const isLogged = await sendToLog(thrown).catch(() => false);
  outcomeStore.set(new Map(outcomeStore.get()).set(thrown, isLogged));
}

/** Sends what kind of error it is and where in the code; its message may contain anything. */
async function sendToLog(thrown: unknown): Promise<boolean> {
  const { name, stack = '' } = thrown instanceof Error ? thrown : { name: typeof thrown };
  const at = (stack.match(new RegExp(codePlace, 'g')) ?? []).slice(0, 10);
  const event = { name: /^[\w$]{1,60}$/.test(name) ? name : 'Error', path: location.pathname, at };
  const response = await fetch(browserErrorsPath, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  });
  if (response.ok && findDsn() === undefined) {
    addReport({ id: response.headers.get('X-Request-Id') ?? '', kind: event.name, event });
  }
  return response.ok;
}

/** Has the Worker log errors and rejections that nothing catches. */
export function logUncaughtErrors() {
  addEventListener('error', ({ error }: ErrorEvent) => logError(error));
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => logError(reason));
}

/**
 * Queues errors and rejections thrown before Sentry's SDK has loaded. Returns a function to stop.
 */
export function queueEarlyErrors(): () => void {
  const queueError = ({ error }: ErrorEvent) => trackError(error);
  const queueRejection = ({ reason }: PromiseRejectionEvent) => trackError(reason);
  addEventListener('error', queueError);
  addEventListener('unhandledrejection', queueRejection);
  return () => {
    removeEventListener('error', queueError);
    removeEventListener('unhandledrejection', queueRejection);
  };
}

/** Sets the function that sends reports, and sends the queued errors first. */
export function sendReportsBy(send: Capture) {
  capture = send;
  for (const error of waiting) send(error);
  waiting = [];
}
