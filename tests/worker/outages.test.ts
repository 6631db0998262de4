import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#app/config/limits.ts';
import { site } from '#app/config/site.ts';
import type { RunningWorker, WorkerOptions } from '../../supabase/local/worker.ts';
import { asService } from '../support/clients.ts';
import { fileBackend } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import {
  type StallingProxy,
  networkFaults,
  startStallingProxy,
} from '../support/stalling-proxy.ts';
import { stopClock } from './worker.ts';

/** One of each kind of public screen; `kept` were looked at before the backend failed. */
const kept = [
  { name: 'home', path: '/', text: site.headline },
  { name: 'results', path: '/?q=pizza&near=Austin%2C+TX', text: 'pizza' },
  { name: 'metro', path: '/browse/metro/austin-tx', text: 'Austin, TX' },
  { name: 'category', path: '/?category=cafes', text: 'Caf' },
  { name: 'listing', path: '/business/sunnyside-drain-and-sewer-decatur-ga', text: 'Sunnyside' },
  { name: 'guides', path: '/cityguides', text: 'guide' },
  { name: 'guide', path: '/cityguides/austin-tx', text: 'Austin' },
  { name: 'blog', path: '/blog', text: 'blog' },
  { name: 'post', path: '/blog/how-reviews-work', text: 'review' },
  { name: 'help', path: '/help', text: 'Help' },
];

// How soon an answer comes is measured by `npm run bench -- outage`; here it must come at all.
const notice = '<html data-outage';
const shortList = 'This page is from a saved copy';
const noCopy = 'We cannot reach our database';

/** Never looked at before; `round` makes them new. What stands in for it is told by `text`. */
const neverSeen = (round: string) => [
  { name: 'results', path: `/?q=coffee+${round}&near=Austin%2C+TX`, status: 200, text: shortList },
  {
    name: 'open now',
    path: `/?open=now&near=Austin%2C+TX&q=tacos+${round}`,
    status: 200,
    text: shortList,
  },
  {
    name: 'what emptied a search',
    path: `/?category=cafes&metro=austin-tx&min_rating=3&specialty=${round}`,
    status: 200,
    text: `without “${round}”`,
  },
  { name: 'category', path: `/?category=dentists&city=${round}`, status: 200, text: shortList },
  { name: 'metro', path: `/browse/metro/boston-ma?q=${round}`, status: 200, text: shortList },
  { name: 'data of results', path: `/_.data?q=coffee+${round}`, status: 200, text: 'madeAt' },
  {
    name: 'listing',
    path: `/business/4th-street-tap-austin-tx?stars=${round}`,
    status: 200,
    text: shortList,
  },
  { name: 'post', path: `/blog/never-seen-${round}`, status: 503, text: noCopy },
  { name: 'guide', path: `/cityguides/never-seen-${round}`, status: 503, text: noCopy },
  { name: 'not found', path: `/nowhere-${round}`, status: 404, text: 'Page not found' },
];

/** Stand-ins for KV, whose methods another Worker has. */
const brokenKv = {
  fails: writeKv(`throw new Error('KV is away')`),
  'never answers': writeKv('await new Promise((resolve) => setTimeout(resolve, 20_000))'),
};

function writeKv(body: string): string {
  const methods = ['get', 'put', 'delete'].map((name) => `async ${name}() { ${body} }`);
  return `import { WorkerEntrypoint } from 'cloudflare:workers';
    export default class extends WorkerEntrypoint { ${methods.join(' ')} }`;
}

/** The PostgREST of this file's backend: a child of a shell of this process. */
function findPostgrest(): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)?.slice(1) ?? []);
  const ofUs = new Set([String(process.pid)]);
  for (const [id = '', parent = ''] of list.toSorted((a, b) => Number(a[0]) - Number(b[0]))) {
    if (ofUs.has(parent)) ofUs.add(id);
  }
  return list
    .filter(
      ([id = '', , args = '']) =>
        ofUs.has(id) && /\/postgrest(\s|$)/.test(args.split(' ')[0] ?? ''),
    )
    .map(([id]) => Number(id));
}

let supabase: StallingProxy;
let redis: StallingProxy;
let worker: RunningWorker;

beforeAll(async () => {
  const backend = fileBackend();
  supabase = await startStallingProxy(backend.supabase.url);
  redis = await startStallingProxy(backend.upstash.url);
  worker = await serve();
  await worker.runCron('17 * * * *');
  for (const { path } of kept) await ask(path);
});

function serve(options: Partial<WorkerOptions> = {}): Promise<RunningWorker> {
  const variables = { SUPABASE_URL: supabase.url, UPSTASH_REDIS_REST_URL: redis.url };
  return serveTestWorker({ isPatient: false, ...options, variables });
}

afterAll(async () => {
  await worker?.stop();
  await supabase?.stop();
  await redis?.stop();
});

let visitors = 0;

async function ask(path: string, origin = worker.url) {
  visitors += 1;
  const headers = { 'CF-Connecting-IP': `10.9.${visitors >> 8}.${visitors & 255}` };
  const response = await fetch(origin + path, { redirect: 'manual', headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

type Screen = { name: string; path: string; status?: number; text: string; cache?: string };

/** Asks for all at once, which wait for what fails together, and names those that are not answered as they should be. */
async function findWrongAnswers(screens: Screen[], origin?: string): Promise<string[]> {
  const answers = await Promise.all(screens.map(async ({ path }) => ask(path, origin)));
  return answers.flatMap(({ status, text, headers }, index) => {
    const { name, status: expected = 200, text: part, cache } = screens[index]!;
    const found = headers.get('Cache-Control');
    const isRight = status === expected && text.includes(part) && (!cache || found === cache);
    return isRight ? [] : [`${name}: ${status}, ${found}, ${text.slice(0, 200)}`];
  });
}

/** Who asks anew is answered by the database again. */
async function expectRecovery() {
  const round = crypto.randomUUID();
  await expect
    .poll(async () => (await ask(`/?q=pizza+${round}`)).text.includes(shortList))
    .toBe(false);
  for (const { path } of kept.slice(0, 3)) {
    await expect.poll(async () => (await ask(path)).text.includes(notice)).toBe(false);
  }
}

test.each(['silent', 'refusing', 'trickling'] as const)(
  'a %s Redis: screens come, and limits are counted by the isolate',
  async (fault) => {
    redis.fail(fault);
    try {
      await stopClock(worker.url);
      const visitor = { 'CF-Connecting-IP': `203.0.113.${networkFaults.indexOf(fault) + 1}` };
      expect((await ask(`/?q=redis+${fault}`)).status).toBe(200);
      const statuses: number[] = [];
      for (let asked = 0; asked <= rateLimits.search.requests; asked += 1) {
        const { status } = await fetch(`${worker.url}/api/search?q=${fault}`, { headers: visitor });
        statuses.push(status);
      }
      expect(statuses.indexOf(429)).toBe(rateLimits.search.requests);
    } finally {
      redis.recover();
    }
  },
);

test('with both the database and Redis silent, screens still answer', async () => {
  supabase.fail('silent');
  redis.fail('silent');
  try {
    const screens = neverSeen('both');
    const answers = await Promise.all(screens.map(async ({ path }) => ask(path)));
    expect(answers.map(({ status }) => status)).toEqual(screens.map(({ status }) => status));
  } finally {
    supabase.recover();
    redis.recover();
  }
  await expectRecovery();
});

test('PostgREST is frozen by SIGSTOP: screens come all the same', async () => {
  const processes = findPostgrest();
  expect(processes.length).toBeGreaterThan(0);
  for (const id of processes) process.kill(id, 'SIGSTOP');
  try {
    expect(await findWrongAnswers(neverSeen('frozen'))).toEqual([]);
  } finally {
    for (const id of processes) process.kill(id, 'SIGCONT');
  }
  await expectRecovery();
});

test('the last good page comes before what an index says, though it was changed since', async () => {
  const { data: metro } = await asService()
    .from('metros')
    .select('id')
    .eq('slug', 'austin-tx')
    .single();
  const word = `Outage${crypto.randomUUID().replaceAll(/\d|-/g, '')}`;
  const [listing] = await createListings({
    metro_id: metro?.id ?? null,
    name: word,
    description: 'As it was',
  });
  const results = `/?q=${word}`;
  const path = `/business/${listing?.slug}`;
  expect((await ask(path)).text).toContain('As it was');
  await expect
    .poll(async () => (await ask('/api/metros/austin-tx/index.json')).text)
    .toContain(listing?.slug);
  expect((await ask(results)).text).toContain(`${word}<`);
  await asService()
    .from('businesses')
    .update({ name: `${word} Anew`, description: 'Anew' })
    .eq('id', listing?.id ?? '');
  // The Worker has heard of the change when another page shows it.
  await expect.poll(async () => (await ask(results)).text).toContain(`${word} Anew`);
  supabase.fail('refusing');
  try {
    const { status, text } = await ask(path);
    expect([status, text.includes('As it was'), text.includes(notice)]).toEqual([200, true, true]);
    expect(text).not.toContain(shortList);
  } finally {
    supabase.recover();
  }
  await expectRecovery();
});

test.each(Object.entries(brokenKv))(
  'a KV that %s costs speed alone: every screen is rendered',
  async (_how, kvStandIn) => {
    const broken = await serve({ kvStandIn, isPatient: true });
    try {
      expect(await findWrongAnswers(kept, broken.url)).toEqual([]);
    } finally {
      await broken.stop();
    }
  },
);

test.each(networkFaults)('a %s database: cached screens are still served', async (fault) => {
  supabase.fail(fault);
  try {
    const unknown = neverSeen(fault).map((screen) => ({ ...screen, cache: 'no-store' }));
    expect(await findWrongAnswers(unknown)).toEqual([]);
    expect(await findWrongAnswers(kept)).toEqual([]);
  } finally {
    supabase.recover();
  }
  await expectRecovery();
});
