import { inject } from 'vitest';

/** Asks the Worker; a redirect is an answer and not followed. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(inject('backend').workerUrl + path, { redirect: 'manual', ...init });
}
