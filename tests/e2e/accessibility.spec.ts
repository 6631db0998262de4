import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { screens } from '../support/screens.ts';
import { accountMenu, signIn } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

const require = createRequire(import.meta.url);
// Evaluated by the driver: the page's own policy lets no other script in.
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const codeSniffer = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

const surroundings = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
} as const;

/** What a window of 1280 × 900 px leaves at 200 % zoom. */
const zoomed = { width: 640, height: 450 };

for (const { name, path } of screens) {
  test(`${name} has nothing that axe or HTML_CodeSniffer finds`, async ({ page }) => {
    for (const [surrounding, media] of Object.entries(surroundings)) {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.goto(path);
      await hydrated(page);
      expect(await findByAxe(page), `axe, ${surrounding}`).toEqual([]);
    }
    expect(await findByCodeSniffer(page), 'HTML_CodeSniffer').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await page.setViewportSize(zoomed);
    expect(await findByAxe(page), 'axe, 200 % zoom').toEqual([]);
  });

  test(`${name} fits a window of 320 px, which 1280 px at 400 % zoom is`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
  });
}

test('nor do they find anything on the screens of people with a session', async ({ page }) => {
  await page.goto('/auth?next=/account-settings');
  await signIn(page, 'owner@mainstreet.example');
  await expect(accountMenu(page)).toBeVisible();
  for (const path of ['/account-settings', '/dashboard', '/business-profile']) {
    for (const [surrounding, media] of Object.entries(surroundings)) {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.goto(path);
      await expect(accountMenu(page)).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      expect(await findByAxe(page), `${path}, ${surrounding}`).toEqual([]);
    }
    expect(await findByCodeSniffer(page), path).toEqual([]);
  }
});

type Finding = { rule: string; where: string; why?: string };

async function findByAxe(page: Page): Promise<Finding[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as {
      axe: {
        run: (options: object) => Promise<{
          violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await runner.run({ runOnly: tags });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({
        rule: id,
        where: html.slice(0, 160),
        why: failureSummary,
      })),
    );
  });
}

async function findByCodeSniffer(page: Page): Promise<Finding[]> {
  await page.evaluate(codeSniffer);
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
