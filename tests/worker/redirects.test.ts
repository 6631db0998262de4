import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { fileBackend } from '../support/file-backend.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import {
  type UnreliableSupabase,
  startUnreliableSupabase,
} from '../support/unreliable-supabase.ts';

let supabase: UnreliableSupabase;
let worker: RunningWorker;

beforeAll(async () => {
  supabase = await startUnreliableSupabase(fileBackend().supabase.url);
  worker = await serveTestWorker({ variables: { SUPABASE_URL: supabase.url } });
});

afterAll(async () => {
  await worker?.stop();
  await supabase?.stop();
});

/** What a page answers, and how often it asked the database. */
async function ask(path: string) {
  const before = supabase.countRequests();
  const response = await fetch(worker.url + path, { redirect: 'manual' });
  await response.text();
  const { status, headers } = response;
  return { status, to: headers.get('Location'), asked: supabase.countRequests() - before };
}

test.each([
  ['/?q=pizza+in+austin', 302, '/?q=pizza&near=austin'],
  ['/?q=xyzzyplugh+in+austin', 302, '/?q=xyzzyplugh&near=austin'],
  ['/?q=toothache', 302, '/?category=dentists'],
  ['/?q=doctor+who+speaks+vietnamese', 302, '/?q=doctor&features=Vietnamese+spoken'],
  [
    '/browse/metro/austin-tx?q=kid+friendly+tacos&features=Takeout',
    302,
    '/browse/metro/austin-tx?q=tacos&features=Takeout%2CKid+friendly',
  ],
  ['/?q=vet+open+sunday+at+3', 302, '/?q=vet&day=sun&time=15%3A00'],
  ['/browse/metro/austin', 301, '/browse/metro/austin-tx'],
  ['/browse/metro/austin?q=xyzzyplugh', 301, '/browse/metro/austin-tx?q=xyzzyplugh'],
  ['/browse/metro/portland', 404, null],
  ['/browse/metro/atlantis', 404, null],
])('%s is read and nothing is searched: one question to the database', async (path, status, to) => {
  expect(await ask(path)).toEqual({ status, to, asked: 1 });
});

test('a search with an unrecognized category or city is an error without a redirect', async () => {
  for (const path of ['/?category=dog-hotels', '/?metro=atlantis&q=pizza']) {
    expect(await ask(path)).toMatchObject({ status: 400, to: null });
  }
});
