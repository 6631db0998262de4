import type { APIRequestContext, BrowserContext, Page } from 'playwright/test';
import { matchPath } from 'react-router';
import { type Audience, findAudience } from '#app/config/private-screens.ts';
import { site } from '#app/config/site.ts';
import { type RouteExample, routeExamples, screens } from '../support/screens.ts';
import { demo, openAs } from './account-steps.ts';
import { expect, test } from './test.ts';
import { goByLink, loaded, type PageVisit, visitAll, visitSlowly } from './visits.ts';

/** A fifth of what Google calls good. */
const maxShift = 0.02;

/** As they stand in links that were shared from elsewhere; `_x` is nobody's. */
const foreign = { utm_source: 'x', fbclid: 'y', gclid: 'z', _x: 'a b&c' };

type Person = keyof typeof demo;
type Layout = ReturnType<typeof readLayout>;

/**
 * Who may open the screens of an audience. They are shown to the first: nobody else has listings, claims or objections.
 */
const people: Record<Audience, [Person, ...Person[]]> = {
  everybody: ['visitor', 'owner', 'admin', 'super'],
  owners: ['owner', 'admin', 'super'],
  admins: ['admin', 'super'],
  'super-admins': ['super'],
};

/** The same screens as `/` and those of admins, by other addresses. */
const sameScreens = new Set([
  '/home-search',
  '/super-admin',
  '/super-admin/people/:id',
  '/dashboard/metrics',
  '/dashboard/charts',
  '/dashboard/directory',
  '/dashboard/frame',
  // An owner's file is shown as an import is, and nobody has this one.
  '/business-profile/spreadsheet/:id',
]);

/** `npm run check` names the routes of what changed. */
const only = process.env.TEST_ROUTES?.split(' ');
const health = '/dashboard/health';
/** What says that something is still to be made. */
const promise =
  /(not there|not (available|possible|ready)) yet|not yet (available|possible|ready|built)|being built|under construction|coming (soon|later)|will (soon )?be (added|available|possible)|cannot be sent from here|stay tuned|lorem ipsum/i;
/** What the specification says of this screen. */
const announced: Record<string, RegExp> = { '/events': /coming soon/gi };
/** The routes that a link may lead to. */
const patterns = routeExamples.map(({ route }) => route).filter((route) => route !== '/*');
/** So many of a screen's links to one route are followed: lists link to hundreds of listings. */
const followedLinks = 3;
/** It links to an example of each answer, also of 404 and 410. */
const everyRoute = '/test-nav';
/** Public screens that only here are visited, too. */
const others = [
  '/auth?view=resend',
  '/auth?view=new-password',
  '/business/4th-street-tap-austin-tx',
];

test('every screen says what it is, promises nothing, has no dead link, does not move while it loads, fits, and takes parameters of others @phone', async ({
  browser,
  isMobile,
  request,
}) => {
  test.setTimeout(3_600_000);
  const faults: string[] = [];
  const titles = new Map<string, string>();
  const headings = new Map<string, string>();
  const linkedFrom = new Map<string, string>();

  function read(path: string, person: Person | null, { texts, links }: Layout) {
    const text = texts.join(' ').replaceAll(announced[path] ?? /$^/g, '');
    const [promised] = promise.exec(text) ?? [];
    if (promised) faults.push(`${path} (${person ?? 'signed out'}) promises: ${promised}`);
    if (path !== everyRoute) for (const link of chooseLinks(links)) linkedFrom.set(link, path);
  }

  async function visit(page: Page, path: string, person: Person | null) {
    const found = await visitSlowly(page, withForeign(path));
    const { title, heading } = found;
    const wide = await page.evaluate(readLayout);
    if (!isMobile) await page.setViewportSize({ width: 390, height: 800 });
    const narrow = isMobile ? wide : await page.evaluate(readLayout);
    const wrong = findFaults(found, [wide, narrow]);
    if (!isMobile) read(path, person, wide);
    if (person === null && !isMobile) {
      const seen = new Set([...wide.seenTexts, ...narrow.seenTexts]);
      const never = [...wide.texts, ...narrow.texts].filter((text) => !seen.has(text));
      wrong.push(...never.map((text) => `never shows: ${text}`));
      wrong.push(...(await findWrongMarkup(page)).map((html) => `has ${html}`));
    }
    const example = routes.find((route) => route.path === path);
    if (!example || sameScreens.has(example.route) || findFirst(path) !== person) return wrong;
    for (const [kind, text, all] of [
      ['title', title, titles],
      ['heading', heading, headings],
    ] as const) {
      all.set(path, text);
      if (!text.includes(example.about)) {
        wrong.push(`has the ${kind} ${text}, without ${example.about}`);
      }
      if (text.trim().length < 3) wrong.push(`has no ${kind}`);
    }
    // What only a person sees has no other title than its heading.
    if (person && title !== `${heading} · ${site.name}`) wrong.push(`has the title ${title}`);
    return wrong;
  }

  // On a phone the public screens, which most people open there; of the others the width of one is enough.
  const examples = routeExamples.filter(
    ({ route, path }) =>
      (only?.includes(route) ?? true) && (!isMobile || findAudience(path) === null),
  );
  const contexts = new Map<Person | null, BrowserContext>();
  for (const person of isMobile ? [null] : [null, ...people.everybody]) {
    // Each has a network of its own: from one, so many screens in a minute would be refused.
    const address = `10.8.0.${contexts.size + 1}`;
    const context = await browser.newContext({ extraHTTPHeaders: { 'CF-Connecting-IP': address } });
    contexts.set(person, context);
    const first = await context.newPage();
    if (person) await openAs(first, demo[person], '/account-settings');
  }
  const routes = await fillIn(examples, contexts.get('admin')?.pages()[0]);
  for (const [person, context] of contexts) {
    const paths = routes.map(({ path }) => path).filter((path) => findFirst(path) === person);
    const publicPaths = only ? [] : screens.map(({ path }) => path);
    if (person === null) paths.push(...publicPaths, ...(only ? [] : others));
    if (person === 'visitor' && !isMobile) paths.push(...(await findWorked(request, publicPaths)));
    // It asks again every few seconds: beside others it would do so while it loads.
    const atOnce = new Set(paths.filter((path) => path !== health));
    for (const some of [[...atOnce], paths.includes(health) ? [health] : []]) {
      faults.push(...(await visitAll(context, some, (page, path) => visit(page, path, person))));
    }
    // What others see on the same screens: read without loading each anew. An admin sees no more than a super admin.
    const [page] = context.pages();
    if (!page || person === null || person === 'admin') continue;
    for (const { path } of routes.filter((route) => !paths.includes(route.path))) {
      // It is a document of its own, and the same for everybody.
      if (!mayOpen(person, path) || path === '/offline') continue;
      // Who sees most of a public screen is a super admin.
      if (findAudience(path) === null && person !== 'super') continue;
      await goByLink(page, path);
      await loaded(page, path);
      read(path, person, await page.evaluate(readLayout));
    }
  }
  for (const [link, path] of linkedFrom) {
    const status = (await request.get(link)).status();
    if (status >= 400) faults.push(`${path} links to ${link}: ${status}`);
  }
  expect(titles.size).toBe(routes.filter(({ route }) => !sameScreens.has(route)).length);
  for (const [kind, all] of Object.entries({ title: titles, heading: headings })) {
    for (const [text, same] of Map.groupBy(all, ([, text]) => text)) {
      if (same.length > 1)
        faults.push(`${same.map(([path]) => path).join()} have the ${kind} ${text}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a page cached until its listing opens or closes does not shift @phone-only', async ({
  context,
}) => {
  test.skip(only?.includes('/business/:id') === false);
  const read = new Set<string>();
  for (const laterHours of [0, 12, 24]) {
    const page = await context.newPage();
    const address = '/business/sunnyside-drain-and-sewer-decatur-ga';
    const { shift, moved } = await visitSlowly(page, address, laterHours);
    expect(shift, JSON.stringify(moved)).toBeLessThan(maxShift);
    read.add(await page.locator('header [data-rendered-at]').first().innerText());
  }
  expect(read.size).toBeGreaterThan(1);
});

function findFaults({ shift, moved, complaints, title }: PageVisit, layouts: Layout[]): string[] {
  const wrong = complaints.map((complaint) => `complains: ${complaint}`);
  if (shift > maxShift) wrong.push(`moves by ${shift.toFixed(3)}: ${JSON.stringify(moved)}`);
  if (!title.includes(site.name)) wrong.push(`has the title ${title}`);
  for (const { width, excess } of layouts) {
    if (excess > 0) wrong.push(`scrolls sideways by ${excess} px in ${width} px`);
  }
  return wrong;
}

/** Who is shown a screen; null if no account is needed. */
function findFirst(path: string): Person | null {
  const audience = findAudience(path);
  return audience && people[audience][0];
}

/**
 * The public screens that differ for somebody signed in. Those that are only read have a masthead of theirs, which is
 * the same on all of them: one is enough.
 */
async function findWorked(request: APIRequestContext, paths: string[]): Promise<string[]> {
  const worked: string[] = [];
  for (const path of paths) {
    // Who is signed in is led away from the one, and the other is a document that is the same for everybody.
    if (/^\/(auth(\?|$)|offline)/.test(path)) continue;
    const { 'speculation-rules': isRead } = (await request.get(path)).headers();
    if (path === '/about' || isRead === undefined) worked.push(path);
  }
  return worked;
}

function mayOpen(person: Person, path: string): boolean {
  const audience = findAudience(path);
  return audience === null || people[audience].includes(person);
}

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

/** Of a screen's links to other paths some that lead to each route, and all that lead to none. */
function chooseLinks(links: string[]): string[] {
  const findRoute = (link: string) => patterns.find((route) => matchPath(route, link)) ?? link;
  const byRoute = Map.groupBy(new Set(links), findRoute);
  return Array.from(byRoute.values(), (some) => some.slice(0, followedLinks)).flat();
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
 * In the page's present width: by how many px it scrolls sideways, its texts, those of them that are to be seen, and its
 * links to other pages of the site; what a click opens counts as seen. Runs in the page.
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
  const links = Array.from(document.links)
    .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
    .map(({ pathname }) => pathname);
  return { width, excess: scrollWidth - width, texts, seenTexts, links };
}
