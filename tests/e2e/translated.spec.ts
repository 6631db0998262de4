import type { Page } from 'playwright/test';
import { expect, hydrated, settled, test, testWithComplaints } from './test.ts';

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

/**
 * Changes a page as data detectors, password managers and extensions do, at random places: text inside links and
 * spans, new elements beside others, a field inside a wrapper, attributes.
 */
function addForeignNodes(page: Page, seed: number) {
  return page.evaluate((start) => {
    let state = start;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const place = 'main, main *, header *, footer *';
    const closed =
      'script, style, svg *, select *, textarea *, datalist *, title, table, tbody, tr, ul, ol, dl';
    for (let made = 0; made < 60; made += 1) {
      const elements = [...document.querySelectorAll<HTMLElement>(place)];
      const element = elements[random(elements.length)]!;
      if (element.closest(closed)) continue;
      const foreign = document.createElement(['span', 'a', 'ext-popup', 'div'][random(4)]!);
      foreign.textContent = '☎';
      const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim());
      if (text instanceof Text && random(2) === 0) {
        const rest = text.splitText(random(text.length));
        rest.replaceWith(foreign);
        foreign.replaceChildren(rest);
      } else if (random(3) === 0)
        element.setAttribute(['data-ext', 'title', 'spellcheck'][random(3)]!, 'true');
      else element.insertAdjacentElement('afterend', foreign);
    }
    for (const field of document.querySelectorAll<HTMLElement>('main input:not([type=hidden])')) {
      if (random(3) === 0)
        field.insertAdjacentElement('beforebegin', document.createElement('ext-icon'));
      field.setAttribute('data-ext', 'on');
    }
  }, seed);
}

const screensWithFields = [
  ['/', '[role=combobox]', test],
  ['/?q=coffee&near=austin', '[role=combobox]', test],
  ['/business/sunnyside-drain-and-sewer-decatur-ga', '[role=combobox]', test],
  ['/help', '[type=search]', test],
  // Hydrates at once, so that nobody has remembered its nodes: React says so, and renders them anew.
  ['/auth', '[type=password]', testWithComplaints],
] as const;

for (const [path, selector, testOf] of screensWithFields) {
  testOf(
    `typing on ${path} survives what others insert before it is hydrated`,
    async ({ page }) => {
      for (const seed of [11, 222, 3_333]) {
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/assets/entry.client-*.js', async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(path);
        const field = page.locator(selector).locator('visible=true').first();
        await field.selectText();
        await addForeignNodes(page, seed);
        await page.keyboard.type('pizza');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Shift+ArrowLeft');
        release();
        await hydrated(page);
        await settled(page);
        await expect(field, `seed ${seed}`).toHaveValue('pizza');
        await expect(field, `seed ${seed}`).toBeFocused();
        const selection = await field.evaluate((element: HTMLInputElement) => [
          element.selectionStart,
          element.selectionEnd,
        ]);
        expect(selection, `seed ${seed}`).toEqual([3, 4]);
        await page.unrouteAll({ behavior: 'wait' });
      }
    },
  );
}
