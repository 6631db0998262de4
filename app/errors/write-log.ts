import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from './app-error.ts';

/** SQLSTATE, PostgREST's and Node's codes, and our own; nothing that a person may have typed. */
const safeCode = /^[A-Za-z0-9_.-]{1,40}$/;
/** postgrest-js puts the name of the error that fetch threw before the message. */
const leadingName = /^(\w*(?:Error|Exception))\b/;
const longestChain = 5;

/**
 * Describes a failure for the log by names and codes of the chain of causes: `AppError
 * backend_unavailable < 57014`. Without messages, which may contain values of a row or request.
 */
export function describeCause(error: unknown): string {
  const names: string[] = [];
  let cause = error;
  for (let depth = 0; depth < longestChain && cause !== undefined && cause !== null; depth += 1) {
    names.push(nameOf(cause));
    cause = typeof cause === 'object' ? (cause as { cause?: unknown }).cause : undefined;
  }
  return names.join(' < ') || 'nothing';
}

function nameOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) {
    return typeof cause;
  }
  const { name, code, status, message } = cause as Record<string, unknown>;
  const leading = typeof message === 'string' ? leadingName.exec(message)?.[1] : undefined;
  const parts = [name === 'Error' ? leading : (name ?? leading), code ?? status].map(toSafeText);
  return parts.filter(Boolean).join(' ') || 'Error';
}

function toSafeText(part: unknown): string {
  const text = typeof part === 'number' ? String(part) : part;
  return typeof text === 'string' && safeCode.test(text) ? text : '';
}

/** What code deep inside a request knows about it, only for the log. */
type RequestScope = {
  requestId: string;
  /** Reports to the error tracker; does nothing without one. */
  report: (error: unknown) => void;
};

/** Not an argument, because React Router calls `handleError` and loaders without it. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

type LogLevel = 'info' | 'error';

/** Writes a line of JSON with the request's id; Cloudflare indexes its fields. */
export function writeLog(level: LogLevel, fields: Record<string, unknown>) {
  const write = level === 'error' ? console.error : console.log;
  write(JSON.stringify({ level, request_id: requestScope.getStore()?.requestId, ...fields }));
}

/**
 * Logs a failure on our side. Unexpected ones go to the error tracker; a backend that is down does
 * not, because every request would report it.
 */
export function logFailure(error: unknown) {
  const code = error instanceof AppError ? error.code : 'internal';
  writeLog('error', { code, cause: describeCause(error) });
  if (code === 'internal') {
    requestScope.getStore()?.report(error instanceof AppError ? error.cause : error);
  }
}

/** Dependencies without which the Worker continues. */
type Dependency =
  | 'rate-limits'
  | 'texts'
  | 'webhooks'
  | 'settings'
  | 'vocabulary'
  | 'changes'
  | 'kv'
  | 'tallies';

const everyMs = 60_000;

/** State of this isolate. */
const loggedAtMs = new Map<Dependency, number>();

/**
 * Logs a failure that is otherwise ignored, by name and code, at most once a minute per dependency.
 */
export function logSilentFailure(dependency: Dependency, error: unknown): void {
  const nowMs = Date.now();
  if (nowMs - (loggedAtMs.get(dependency) ?? -Infinity) < everyMs) return;
  loggedAtMs.set(dependency, nowMs);
  writeLog('error', { dependency, cause: describeCause(error) });
}
