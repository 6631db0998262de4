import { backendCalls, limits } from '#app/config/limits.ts';
import { AppError } from '#app/errors/app-error.ts';
import { parseWith } from '#app/errors/parse.ts';
import { hmacSha256 } from '#app/services/hex-digest.ts';
import type { AppContext } from '../env.ts';
import { decodeEscapes } from '../http/decode-escapes.ts';
import { readBearer } from '../http/read-bearer.ts';
import { parseJson, readBody } from '../http/read-body.ts';
import { getVisitorAddress } from '../http/visitor.ts';
import { readNetwork, requireWithinLimit } from '../middleware/rate-limit.ts';
import {
  type RelayedCall,
  authBodySchema,
  findRelayedCall,
  pickAuthParameters,
} from './relayed-calls.ts';

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
  'X-Write-Id',
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
 * `/api/relay/rest/v1/…` and `/api/relay/auth/v1/…`: forwards the request to the configured
 * Supabase, for browsers whose network blocks its host. Only calls as the browser's client makes them pass. It
 * grants nothing that Supabase does not grant to the publishable key, forwards no cookies either
 * way and follows no redirects.
 */
export async function relay(c: AppContext): Promise<Response> {
  const { url: backendUrl, publishableKey } = c.env.supabase;
  const cameFrom = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
  if (c.req.header('Apikey') !== publishableKey || cameFrom !== 'same-origin') {
    throw new AppError('forbidden');
  }
  const { pathname, search, searchParams } = new URL(c.req.url);
  const path = pathname.slice('/api/relay'.length);
  const { method } = c.req.raw;
  const call = findRelayedCall(method, path, searchParams);
  if (call === null) {
    throw new AppError('not_found');
  }
  const isAuth = call.service === 'auth';
  const query = isAuth ? pickAuthParameters(searchParams) : requireUtf8(search);
  const body = await readCall(c, call);
  const answer = await send(backendUrl.replace(/\/$/, '') + path + query, {
    method,
    headers: isAuth ? writeAuthHeaders(c) : pick(c.req.raw.headers, requestHeaders),
    body,
  });
  if (!isOfSupabase(answer)) {
    throw new AppError('backend_failed', { cause: { status: answer.status } });
  }
  // How much it read is known only now, and counts for the next request.
  const units = Math.floor((answer.body?.byteLength ?? 0) / limits.relayedBytesPerUnit);
  const network = readNetwork(c.req.raw.headers);
  if (units > 0) await c.get('services').rateLimiter.limit('relay', network, units);
  return new Response(answer.body, {
    status: answer.status,
    headers: pick(answer.headers, responseHeaders),
  });
}

/** Returns the body for Supabase, or null, and counts attempts by its content. */
async function readCall(c: AppContext, call: RelayedCall): Promise<BodyInit | null> {
  const bytes = await readBody(c.req.raw, limits.relayBodyBytes);
  // A GET's body means nothing, and fetch would refuse it.
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const body = isRead || bytes.byteLength === 0 ? null : parseJson(bytes);
  if (call.service === 'rest') {
    return body === null ? null : bytes;
  }
  const requested = body === null ? null : parseWith(authBodySchema, body);
  if (call.isAttempt) await countAttempt(c, requested?.email);
  return requested === null ? null : JSON.stringify(requested);
}

/** PostgREST fails with 500 on a query that is not UTF-8. */
function requireUtf8(search: string): string {
  if (decodeEscapes(search) === null) throw new AppError('bad_request');
  return search;
}

/**
 * Supabase Auth limits by address, and accepts the visitor's address only with the secret key. The
 * key does nothing else: Authorization says who calls, and is always set.
 */
function writeAuthHeaders(c: AppContext): Headers {
  const { publishableKey, secretKey } = c.env.supabase;
  const headers = pick(c.req.raw.headers, requestHeaders);
  headers.set('Content-Type', 'application/json');
  // Without a bearer token, Supabase would use the key for it.
  headers.set('Authorization', `Bearer ${readBearer(c) ?? publishableKey}`);
  const address = getVisitorAddress(c);
  if (address !== null) {
    headers.set('Apikey', secretKey);
    headers.set('Sb-Forwarded-For', address);
  }
  return headers;
}

type Answer = { status: number; headers: Headers; body: ArrayBuffer | null };

/**
 * Returns the complete response.
 * @throws AppError backend_failed or backend_timeout
 */
async function send(address: string, init: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(backendCalls.timeoutMs);
  try {
    const response = await fetch(address, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    const body = await response.arrayBuffer();
    return { status, headers, body: body.byteLength === 0 ? null : body };
  } catch (cause) {
    throw new AppError(signal.aborted ? 'backend_timeout' : 'backend_failed', { cause });
  }
}

/** A redirect, or the page of a proxy, is not a response of Supabase. */
function isOfSupabase({ status, headers, body }: Answer): boolean {
  const isRedirect = status >= 300 && status < 400;
  const type = headers.get('Content-Type') ?? '';
  return !isRedirect && (body === null || /^application\/([\w.-]+\+)?json\b/.test(type));
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

/**
 * Counts an attempt to sign in or to have a mail sent, by address and by account, from whatever
 * address.
 * @throws AppError rate_limited
 */
async function countAttempt(c: AppContext, email: string | null | undefined): Promise<void> {
  await requireWithinLimit(c, 'attempts');
  if (email) {
    await requireWithinLimit(c, 'accountAttempts', await hashAccount(email, c.env.sessionSecret));
  }
}

/** Uses a secret, so that nobody who reads Redis can find addresses by trying. */
function hashAccount(email: string, secret: string): Promise<string> {
  return hmacSha256(secret, `account ${email.trim().toLowerCase()}`);
}
