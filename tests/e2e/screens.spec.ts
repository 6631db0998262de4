import type { BrowserContext, Page } from 'playwright/test';
import { type Audience, findAudience } from '#app/config/private-screens.ts';
import { type RouteExample, routeExamples, screens } from '../support/screens.ts';
import { demo, openAs } from './account-steps.ts';
import { expect, test } from './test.ts';
import { visitAll, visitSlowly } from './visits.ts';

/** A fifth of what Google calls good. */
const maxShift = 0.02;

/** As they stand in links that were shared from elsewhere; `_x` is nobody's. */
const foreign = { utm_source: 'x', fbclid: 'y', gclid: 'z', _x: 'a b&c' };

/** Who is shown the screens of an audience; nobody else has listings, claims or objections. */
const shownTo: Record<Audience, keyof typeof demo> = {
  everybody: 'visitor',
  owners: 'owner',
  admins: 'admin',
  'super-admins': 'super',
};

/** The same screen as `/`. */
const sameAsHome = '/home-search';

/** `npm run check` names the routes of what changed. */
const only = process.env.TEST_ROUTES?.split(' ');
const health = '/dashboard/health';
/** Public screens that only here are visited, too. */
const others = [
  '/auth?view=resend',
  '/auth?view=new-password',
  '/business/4th-street-tap-austin-tx',
];

test('every screen says what it is, does not move while it loads, fits, and takes parameters of others @phone', async ({
  browser,
  isMobile,
}) => {
  test.setTimeout(1_200_000);
  const faults: string[] = [];
  const titles = new Map<string, string>();
  const headings = new Map<string, string>();

  async function visit(page: Page, path: string, audience: Audience | null) {
    const found = await visitSlowly(page, withForeign(path));
    const { shift, moved, complaints, title, heading } = found;
    const add = (fault: string) => faults.push(`${path} ${fault}`);
    if (shift > maxShift) add(`moves by ${shift.toFixed(3)}: ${JSON.stringify(moved)}`);
    for (const complaint of complaints) add(`complains: ${complaint}`);
    if (!title.includes('Mainstreet')) add(`has the title ${title}`);
    const wide = await page.evaluate(readLayout);
    if (!isMobile) await page.setViewportSize({ width: 390, height: 800 });
    const narrow = isMobile ? wide : await page.evaluate(readLayout);
    for (const { width, excess } of [wide, narrow]) {
      if (excess > 0) add(`scrolls sideways by ${excess} px in ${width} px`);
    }
    if (audience === null && !isMobile) {
      const seen = new Set([...wide.seenTexts, ...narrow.seenTexts]);
      const never = [...wide.texts, ...narrow.texts].filter((text) => !seen.has(text));
      for (const text of never) add(`never shows: ${text}`);
      for (const html of await findWrongMarkup(page)) add(`has ${html}`);
    }
    const example = routes.find((route) => route.path === path);
    if (!example || example.route === sameAsHome || findAudience(path) !== audience) return;
    for (const [kind, text, all] of [
      ['title', title, titles],
      ['heading', heading, headings],
    ] as const) {
      if (!text.includes(example.about)) add(`has the ${kind} ${text}, without ${example.about}`);
      if (text.trim().length < 3) add(`has no ${kind}`);
      if ((all.get(text) ?? path) !== path) add(`has the ${kind} of ${all.get(text)}: ${text}`);
      all.set(text, path);
    }
    // What only a person sees has no other title than its heading.
    if (audience && title !== `${heading} · Mainstreet`) add(`has the title ${title}`);
  }

  // On a phone the public screens, which most people open there; of the others the width of one is enough.
  const examples = routeExamples.filter(
    ({ route, path }) =>
      (only?.includes(route) ?? true) && (!isMobile || findAudience(path) === null),
  );
  const contexts = new Map<Audience | null, BrowserContext>();
  for (const audience of new Set(examples.map(({ path }) => findAudience(path)))) {
    const context = await browser.newContext();
    contexts.set(audience, context);
    const first = await context.newPage();
    if (audience) await openAs(first, demo[shownTo[audience]], '/account-settings');
  }
  const routes = await fillIn(examples, contexts.get('admins')?.pages()[0]);
  for (const [audience, context] of contexts) {
    const paths = routes.map(({ path }) => path).filter((path) => findAudience(path) === audience);
    const publicPaths = only ? [] : screens.map(({ path }) => path);
    if (audience === null) paths.push(...publicPaths, ...(only ? [] : others));
    // Public screens with somebody signed in.
    if (audience === 'everybody' && !isMobile) paths.push(...publicPaths);
    // It asks again every few seconds: beside others it would do so while it loads.
    const atOnce = new Set(paths.filter((path) => path !== health));
    await visitAll(context, [...atOnce], (page, path) => visit(page, path, audience));
    if (paths.includes(health)) await visit(await context.newPage(), health, audience);
  }
  expect(titles.size).toBe(routes.filter(({ route }) => route !== sameAsHome).length);
  expect(faults).toEqual([]);
});

test('a page that was kept until its listing closed or opened does not move @phone-only', async ({
  context,
}) => {
  test.skip(only?.includes('/business/:id') === false);
  const read = new Set<string>();
  for (const laterHours of [0, 12, 24]) {
    const page = await context.newPage();
    const address = '/business/sunnyside-drain-and-sewer-decatur-ga';
    const { shift, moved } = await visitSlowly(page, address, laterHours);
    expect(shift, JSON.stringify(moved)).toBeLessThan(maxShift);
    read.add(await page.locator('header [data-passing]').first().innerText());
  }
  expect(read.size).toBeGreaterThan(1);
});

/** The same, where the seed has nothing to show with something that it has or that is made now. */
async function fillIn(examples: RouteExample[], admin?: Page): Promise<RouteExample[]> {
  const filled: RouteExample[] = [];
  for (const example of examples) {
    const { route } = example;
    if (admin && route === '/dashboard/imports/:id') {
      filled.push({ ...example, ...(await beginImport(admin)) });
    } else if (admin && route.startsWith('/dashboard/articles/:kind/:id')) {
      const { path, about } = await findArticle(admin);
      const below = route.slice('/dashboard/articles/:kind/:id'.length);
      filled.push({ route, path: path + below, about });
    } else {
      filled.push(example);
    }
  }
  return filled;
}

async function beginImport(admin: Page) {
  const about = 'licenses.csv';
  await admin.goto('/dashboard/imports');
  await admin.getByLabel('A file of businesses').setInputFiles({
    name: about,
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Street,City,State,Zip\nQuay Bakery,1 Quay St,Austin,TX,78701'),
  });
  await admin.waitForURL(/\/dashboard\/imports\/./);
  return { path: new URL(admin.url()).pathname, about };
}

async function findArticle(admin: Page) {
  await admin.goto('/dashboard/articles');
  const link = admin.getByRole('main').locator('[href^="/dashboard/articles/"]').first();
  return { path: (await link.getAttribute('href')) ?? '', about: await link.innerText() };
}

function withForeign(address: string): string {
  const url = new URL(address, 'https://mainstreet.example');
  for (const [name, value] of Object.entries(foreign)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** Times that HTML does not know, and buttons disabled in two ways. */
async function findWrongMarkup(page: Page): Promise<string[]> {
  const marked = await page
    .locator('time[datetime], [disabled][aria-disabled]')
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));
  return marked.filter((html) => !timeOfHtml.test(html));
}

const timeOfHtml =
  /^<time [^>]*datetime="\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:?\d\d))?"/i;

/**
 * In the page's present width: by how many px it scrolls sideways, its texts, and those of them that are to be seen;
 * what a click opens counts as seen. Runs in the page.
 */
function readLayout() {
  const { scrollWidth, clientWidth: width } = document.documentElement;
  const openable =
    'script, style, template, noscript, details, dialog, option, [hidden], [popover]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const [texts, seenTexts]: [string[], string[]] = [[], []];
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode as Text;
    if (element === null || data.trim() === '') continue;
    texts.push(data.trim());
    if (element.closest(openable) || element.checkVisibility()) seenTexts.push(data.trim());
  }
  return { width, excess: scrollWidth - width, texts, seenTexts };
}
