import { inject } from 'vitest';

let visitors = 0;

/** Asks the Worker, each time as another visitor; a redirect is an answer and not followed. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  visitors += 1;
  const headers = { 'CF-Connecting-IP': `2001:db8::${visitors.toString(16)}`, ...init.headers };
  return fetch(inject('backend').workerUrl + path, { redirect: 'manual', ...init, headers });
}
