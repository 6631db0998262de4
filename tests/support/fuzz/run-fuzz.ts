import { Agent, request as askHttp } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import type { Endpoint } from '../../../functions/endpoint.ts';
import type { SupabaseKeys } from '../../../supabase/local/environment.ts';
import {
  type DataPaths,
  type FuzzedRequest,
  describeRequest,
  fuzzedRequests,
  writeQuery,
  type FuzzPerson,
} from './requests.ts';

const atOnce = 8;
const againAfterMs = 1_000;
const reducing = { longestMs: 20_000, maxFaults: 12 };

type FuzzOptions = {
  endpoints: readonly Endpoint[];
  workerUrl: string;
  supabase: SupabaseKeys;
  seed: number;
  requests: number;
};

export type FuzzFailure = ReturnType<typeof describeRequest> & { answer: string; index: number };

export type FuzzReport = {
  /** How many requests were answered by each status. */
  statuses: Record<string, number>;
  /** One of each kind, made as small as it still fails, at most a dozen. */
  faults: FuzzFailure[];
  failed: number;
  /** How many failed and did not when they were sent again: something had too much to do. */
  unrepeated: number;
};

/**
 * Sends requests that follow from a seed to the built Worker and its backend. One fails that is
 * answered by a status of 500 or more, or not at all, and again a second
 * later; but for those that ask for a failure.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { endpoints, workerUrl, supabase, seed, requests } = options;
  const target = await prepareTarget(workerUrl, supabase);
  const arbitrary = fuzzedRequests(endpoints, await readDataPaths(target, supabase));
  const sample = fc.sample(arbitrary, { seed, numRuns: requests });
  const statuses: Record<string, number> = {};
  const failures = new Map<string, { index: number; answer: FuzzAnswer }>();
  let failed = 0;
  let unrepeated = 0;
  let next = 0;
  const work = async () => {
    for (let index = next++; index < sample.length; index = next++) {
      const request = sample[index]!;
      const answer = await sendRequest(target, request);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (!isFault(request, answer)) continue;
      await sleep(againAfterMs);
      if (!isFault(request, await sendRequest(target, request))) {
        unrepeated += 1;
        continue;
      }
      failed += 1;
      const kind = `${answer.status} ${request.method} ${request.path.split('/', 6).join('/')}`;
      if (!failures.has(kind)) failures.set(kind, { index, answer });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const faults: FuzzFailure[] = [];
  for (const failure of [...failures.values()].slice(0, reducing.maxFaults)) {
    const request = sample[failure.index]!;
    faults.push(await reduce({ arbitrary, seed, target, request, ...failure }));
  }
  return { statuses, faults, failed, unrepeated };
}

function isFault({ path }: FuzzedRequest, { status }: FuzzAnswer): boolean {
  const isAskedFor = status === 500 && path === '/api/errors/test';
  return status === 0 || (status >= 500 && !isAskedFor);
}

type Failing = {
  arbitrary: fc.Arbitrary<FuzzedRequest>;
  seed: number;
  index: number;
  target: FuzzTarget;
  request: FuzzedRequest;
  answer: FuzzAnswer;
};

/** The smallest request that still fails, as fast-check finds it; the whole one if it fails no more. */
async function reduce(failing: Failing): Promise<FuzzFailure> {
  const { arbitrary, seed, index, target } = failing;
  let smallest = failing.request;
  let again: FuzzAnswer | null = null;
  const holds = fc.asyncProperty(arbitrary, async (tried) => {
    const next = await sendRequest(target, tried);
    if (!isFault(tried, next)) return true;
    [smallest, again] = [tried, next];
    return false;
  });
  const { longestMs } = reducing;
  await fc.check(holds, {
    seed,
    path: String(index),
    numRuns: 1,
    interruptAfterTimeLimit: longestMs,
  });
  const { status, text } = again ?? failing.answer;
  const answer = `${status} ${text}${again === null ? ' (and did not fail again)' : ''}`;
  return { ...describeRequest(smallest), answer, index };
}

const password = 'mainstreet-demo-1';

async function prepareTarget(url: string, supabase: SupabaseKeys): Promise<FuzzTarget> {
  const signIn = async (name: string) => {
    const client = createClient(supabase.url, supabase.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const email = `${name}@mainstreet.example`;
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return data.session.access_token;
  };
  const [visitor, owner, admin, superAdmin] = await Promise.all(
    ['visitor', 'owner', 'admin', 'super'].map(signIn),
  );
  const liar = 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.';
  const tokens = {
    visitor: visitor!,
    owner: owner!,
    admin: admin!,
    super: superAdmin!,
    'a liar': liar,
  };
  return { url, publishableKey: supabase.publishableKey, tokens };
}

type DescribedArguments = { schema?: { properties?: Record<string, { format?: string }> } };
type Described = {
  paths: Record<string, Record<string, { parameters?: DescribedArguments[] }>>;
};

/** The tables and functions that PostgREST describes to a super admin: all that people may use. */
async function readDataPaths({ tokens }: FuzzTarget, supabase: SupabaseKeys): Promise<DataPaths> {
  const response = await fetch(`${supabase.url}/rest/v1/`, {
    headers: { Apikey: supabase.secretKey, Authorization: `Bearer ${tokens.super}` },
  });
  if (!response.ok) throw new Error(`PostgREST describes nothing: ${response.status}`);
  const { paths } = await response.json<Described>();
  const described = Object.entries(paths).filter(([path]) => path !== '/');
  return Object.fromEntries(
    described.map(([path, operations]) => {
      const [body] = (operations.post?.parameters ?? []).flatMap(({ schema }) =>
        schema?.properties ? [schema.properties] : [],
      );
      const given = Object.entries(body ?? {}).map(([name, { format = 'text' }]) => [name, format]);
      const methods = Object.keys(operations).map((method) => method.toUpperCase());
      return [path.slice(1), { methods, given: Object.fromEntries(given) }];
    }),
  );
}

type FuzzTarget = {
  /** Of the Worker. */
  url: string;
  publishableKey: string;
  tokens: Record<FuzzPerson, string>;
};

/** `status` is 0 where the connection ended or nobody answered in time. */
type FuzzAnswer = { status: number; text: string };

const timeoutMs = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let senders = 0;

/** More than a connection takes while nobody reads it. */
const longBytes = 64 * 1024;

/**
 * As browsers do where a kept connection was closed meanwhile, it is sent once more. A server may also answer before
 * it has read a long body and close, and the reset takes the answer along (RFC 9112, 9.6): whether it does is a matter of
 * microseconds, so what is long is sent up to five times. What never answers never answers so, either.
 */
async function sendRequest(target: FuzzTarget, request: FuzzedRequest): Promise<FuzzAnswer> {
  const isLong = (request.body?.length ?? 0) > longBytes;
  let answer = await sendOnce(target, request);
  for (let left = isLong ? 4 : 1; left > 0 && answer.status === 0; left -= 1) {
    answer = await sendOnce(target, request);
  }
  return answer;
}

/**
 * Sends it as it is, past what fetch would put right, each time as another visitor, so that limits say
 * nothing. The answer's first lines are kept.
 */
function sendOnce(
  { url, publishableKey, tokens }: FuzzTarget,
  { method, path, query, headers, as, body }: FuzzedRequest,
): Promise<FuzzAnswer> {
  senders += 1;
  const address = `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`;
  const bytes = body === null ? null : Buffer.from(body, 'latin1');
  const isChunked = headers.some(([name]) => name === 'Transfer-Encoding');
  const sent: Record<string, string> = {
    'CF-Connecting-IP': address,
    ...Object.fromEntries(headers),
    ...(as && { Authorization: `Bearer ${tokens[as]}` }),
    ...(bytes && !isChunked && { 'Content-Length': String(bytes.byteLength) }),
  };
  if ('Apikey' in sent) sent.Apikey = publishableKey;
  const search = query.length === 0 ? '' : `?${writeQuery(query)}`;
  const { hostname, port } = new URL(url);
  const target = path + search.replaceAll(/[^\x21-\xff]/g, '');
  return new Promise((resolve) => {
    const asked = askHttp(
      { agent, hostname, port, method, path: target, headers: sent, timeout: timeoutMs },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve({ status: 0, text: 'The answer broke off' }));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString().slice(0, 400);
          resolve({ status: response.statusCode ?? 0, text });
        });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('Nobody answered')));
    asked.on('error', ({ message }) => resolve({ status: 0, text: message }));
    asked.end(bytes ?? undefined);
  });
}
