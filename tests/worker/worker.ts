import { inject } from 'vitest';

let visitors = 0;

/** Asks the Worker, each time as another visitor; a redirect is an answer and not followed. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  visitors += 1;
  const headers = new Headers({ 'CF-Connecting-IP': `2001:db8::${visitors.toString(16)}` });
  for (const [name, value] of new Headers(init.headers)) {
    headers.set(name, value);
  }
  return fetch(inject('backend').workerUrl + path, { redirect: 'manual', ...init, headers });
}
