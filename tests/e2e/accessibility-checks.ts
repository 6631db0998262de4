import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, expect } from 'playwright/test';

const require = createRequire(import.meta.url);
// Evaluated by the driver: the page's own policy lets no other script in.
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const codeSniffer = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** The rules of axe that depend on colours; the others find the same in every scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

type Surrounding = {
  name: string;
  media: Parameters<Page['emulateMedia']>[0];
  /** Of axe, where not all are asked. */
  rules?: readonly string[];
};

const inLight: Surrounding = {
  name: 'light',
  media: { colorScheme: 'light', forcedColors: 'none' },
};

/** How people have set their devices, in Playwright's words, and what is to be looked at there. */
const surroundings: readonly Surrounding[] = [
  inLight,
  { name: 'dark', media: { colorScheme: 'dark' }, rules: colorRules },
  { name: 'forced colours', media: { forcedColors: 'active' }, rules: colorRules },
];

/** Expects that neither axe nor HTML_CodeSniffer finds anything in the page as it is now, on a desktop and then on a phone. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const surrounding of surroundings) {
    await surroundBy(page, surrounding);
    expect(await findByAxe(page, surrounding.rules), `${what}, ${surrounding.name}`).toEqual([]);
  }
  // Of markup and colors, which are the same on a phone.
  expect(await findByCodeSniffer(page), `${what}, HTML_CodeSniffer`).toEqual([]);
  await surroundBy(page, inLight);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findByAxe(page), `${what}, on a phone`).toEqual([]);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await page.setViewportSize({ width, height });
}

/** Sets the device as people do while a page is open: nothing is loaded anew. */
async function surroundBy(page: Page, { media }: Surrounding): Promise<void> {
  // What is laid out only near the window is laid out now: to ask each of its elements for its style
  // would take seconds. And colours change at once.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { content-visibility: visible !important }
      *, ::before, ::after { transition: none !important }`);
    document.adoptedStyleSheets = [sheet];
  });
  await page.emulateMedia({ reducedMotion: 'reduce', ...media });
}

type Finding = { rule: string; where: string; why?: string };

/** What axe finds against WCAG 2.2 AA and its own best practice, or against some of their rules. */
export async function findByAxe(page: Page, rules?: readonly string[]): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (ids) => {
    const { axe: runner } = globalThis as unknown as {
      axe: {
        run: (options: object) => Promise<{
          violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // The others are not looked at, and to describe them takes as long as to find them.
    const resultTypes = ['violations'];
    const { violations } = await runner.run({ runOnly: ids ?? tags, resultTypes });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({
        rule: id,
        where: html.slice(0, 160),
        why: failureSummary,
      })),
    );
  }, rules);
}

/** The errors that HTML_CodeSniffer finds against WCAG 2 AA. */
async function findByCodeSniffer(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in globalThis))) await page.evaluate(codeSniffer);
  return page.evaluate(async () => {
    type Message = { type: number; code: string; element: Element };
    const { HTMLCS: sniffer } = globalThis as unknown as {
      HTMLCS: {
        ERROR: number;
        process: (standard: string, root: Document, done: () => void) => void;
        getMessages: () => Message[];
      };
    };
    await new Promise<void>((resolve) => sniffer.process('WCAG2AA', document, resolve));
    return sniffer
      .getMessages()
      .filter(({ type }) => type === sniffer.ERROR)
      .map(({ code, element }) => ({
        rule: code,
        where: element.outerHTML?.slice(0, 160) ?? 'document',
      }));
  });
}
