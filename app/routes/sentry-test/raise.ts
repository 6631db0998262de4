import { useRouteLoaderData } from 'react-router';
import { getAuthorization } from '#app/browser/session/fetch-answer.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { hasStoredSession } from '#app/browser/session/session-store.ts';

/** Creates an error with a careless message: its e-mail address and words must not be reported. */
export function createTestError(where: string): Error {
  return new Error(`${where}: ada.private@example.com typed "my secret words"`);
}

export type WorkerAnswer = { status: number; requestId: string };

/**
 * Makes the Worker fail once, which it does for admins.
 * @throws TypeError if it cannot be reached
 */
export async function raiseInWorker(): Promise<WorkerAnswer> {
  const headers = hasStoredSession() ? await getAuthorization(await openSession()) : {};
  const response = await fetch('/api/errors/test', { method: 'POST', headers });
  return { status: response.status, requestId: response.headers.get('X-Request-Id') ?? '' };
}

/** Returns whether errors are reported; the loader of routes/visit says so for all screens. */
export function useIsReporting(): boolean {
  const visit = useRouteLoaderData<{ sentry_dsn: string | null }>('visit');
  return Boolean(visit?.sentry_dsn);
}
