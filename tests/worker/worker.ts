import { onTestFinished } from 'vitest';
import { fileBackend } from '../support/file-backend.ts';
import { clockHeader } from '../support/test-clock.ts';

let visitors = 0;

/** Asks the Worker, each time as another visitor; a redirect is an answer and not followed. */
export function fetchWorker(path: string, init: RequestInit = {}): Promise<Response> {
  visitors += 1;
  const address = `10.0.${visitors >> 8}.${visitors & 255}`;
  const headers = new Headers({ 'CF-Connecting-IP': address });
  for (const [name, value] of new Headers(init.headers)) {
    headers.set(name, value);
  }
  return fetch(fileBackend().workerUrl + path, { redirect: 'manual', ...init, headers });
}

/** Stops a Worker's clock, or sets it so many milliseconds before the real one. */
export async function setClock(workerUrl: string, to: number | 'stopped'): Promise<void> {
  await fetch(workerUrl, { headers: { [clockHeader]: String(to) } });
}

/** Stops a Worker's clock until the test ends: the window of a limit lasts as long as a slow machine needs. */
export async function stopClock(workerUrl = fileBackend().workerUrl): Promise<void> {
  await setClock(workerUrl, 'stopped');
  onTestFinished(() => setClock(workerUrl, 0));
}
