import type { Page } from 'playwright/test';
import { expect, hydrated, settled, test } from './test.ts';

/**
 * Translates the page as browsers do: each text node, also of what comes later, is replaced by two
 * `font` elements around another text. `wraps` leaves the text node inside them.
 */
async function translate(page: Page, { wraps }: { wraps: boolean }) {
  await page.evaluate((isWrapping) => {
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) {
        const parent = text.parentElement;
        if (parent === null || text.data.trim() === '' || parent.closest('font, script, style'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.appendChild(inner);
        text.replaceWith(outer);
        inner.appendChild(isWrapping ? text : document.createTextNode(`${text.data} (es)`));
      }
    };
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node.isConnected) translateIn(node instanceof Text ? node.parentNode! : node);
    }).observe(document.body, { childList: true, subtree: true });
  }, wraps);
}

const pages = ['/', '/help', '/about'];

for (const wraps of [false, true]) {
  const how = wraps ? 'wraps' : 'replaces';
  test(`typing into a page whose translation ${how} its text loses no letter`, async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await translate(page, { wraps });
      const box = page.getByRole('combobox').first();
      await box.click();
      await page.keyboard.type('piza', { delay: 20 });
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('z');
      await hydrated(page);
      await expect(box, path).toBeFocused();
      await page.keyboard.type('z');
      await expect(box, path).toHaveValue('pizzza');
      await expect(page.locator('font').first()).toBeAttached();
    }
  });

  test(`a page whose translation ${how} its text still works`, async ({ page }) => {
    await page.goto('/');
    await translate(page, { wraps });
    await hydrated(page);
    const box = page.getByRole('combobox', { name: /^What/ });
    for (const text of ['piz', 'p', 'plumb', '']) {
      await box.fill(text);
      if (text !== '') await expect(page.getByRole('option').first()).toBeVisible();
    }
    await page
      .getByRole('link', { name: /^About/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A directory that works');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Main Street');
    await box.fill('coffee');
    await page.getByRole('combobox', { name: /^Where/ }).fill('Austin, TX');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/coffee/i);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  });
}

for (const wraps of [false, true]) {
  test(`a date chosen in a page whose translation ${wraps ? 'wraps' : 'replaces'} its text stays`, async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/?q=coffee&where=Austin%2C%20TX');
    const form = page.locator('form[aria-label="Open at a day and time"]');
    await page.locator('button[popovertarget]').locator('visible=true').first().click();
    const [date, time] = [form.locator('input[type=date]'), form.locator('input[type=time]')];
    await date.fill('2031-12-24');
    await time.fill('10:30');
    await translate(page, { wraps });
    release();
    await hydrated(page);
    await settled(page);
    await expect(date).toHaveValue('2031-12-24');
    await expect(time).toHaveValue('10:30');
    await expect(form).toBeAttached();
  });
}
