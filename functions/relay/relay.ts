import { backendCalls, limits } from '#app/config/limits.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { readBody } from '../http/read-body.ts';

/** PostgREST and Auth only, and no spelling that a server behind might read as another path. */
const relayedPath = /^(?!.*(?:\.\.|\/\/))\/(?:rest|auth)\/v1\/[\w./-]+$/;

const requestHeaders = [
  'Accept',
  'Accept-Profile',
  'Apikey',
  'Authorization',
  'Content-Profile',
  'Content-Type',
  'Prefer',
  'Range',
  'Range-Unit',
  'X-Client-Info',
  'X-Supabase-Api-Version',
];

const responseHeaders = [
  'Content-Location',
  'Content-Profile',
  'Content-Range',
  'Content-Type',
  'Preference-Applied',
  'Range-Unit',
  'Retry-After',
  'X-Sb-Error-Code',
  'X-Supabase-Api-Version',
];

/**
 * `/api/relay/rest/v1/…` and `/api/relay/auth/v1/…`: the same request to the configured Supabase,
 * for browsers whose network blocks its host. It gives nobody more than Supabase itself gives to
 * the publishable key; it passes no cookie either way and follows no redirect.
 */
export async function relay(c: AppContext): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const path = pathname.slice('/api/relay'.length);
  if (!relayedPath.test(path)) {
    throw new AppError('not_found');
  }
  const { url, publishableKey } = c.env.supabase;
  const cameFrom = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
  if (c.req.header('Apikey') !== publishableKey || cameFrom !== 'same-origin') {
    throw new AppError('forbidden');
  }
  const { method } = c.req.raw;
  const hasBody = !['GET', 'HEAD'].includes(method);
  const answer = await send(url.replace(/\/$/, '') + path + search, {
    method,
    headers: pick(c.req.raw.headers, requestHeaders),
    body: hasBody ? await readBody(c.req.raw, limits.relayBodyBytes) : null,
  });
  if (answer.status >= 300 && answer.status < 400) {
    throw new AppError('backend_failed', { cause: { message: `redirect: ${answer.status}` } });
  }
  const { status, body } = answer;
  return new Response(body, { status, headers: pick(answer.headers, responseHeaders) });
}

async function send(address: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(backendCalls.timeoutMs);
  try {
    return await fetch(address, { ...init, redirect: 'manual', signal });
  } catch (cause) {
    throw new AppError(signal.aborted ? 'backend_timeout' : 'backend_failed', { cause });
  }
}

function pick(headers: Headers, names: string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) {
      picked.set(name, value);
    }
  }
  return picked;
}
