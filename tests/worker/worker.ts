import { fileBackend } from '../support/file-backend.ts';

let visitors = 0;

/** Asks the Worker, each time as another visitor; a redirect is an answer and not followed. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  visitors += 1;
  const address = `10.0.${visitors >> 8}.${visitors & 255}`;
  const headers = new Headers({ 'CF-Connecting-IP': address });
  for (const [name, value] of new Headers(init.headers)) {
    headers.set(name, value);
  }
  return fetch(fileBackend().workerUrl + path, { redirect: 'manual', ...init, headers });
}
