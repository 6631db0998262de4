import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/** More Tabs in a row than any screen of a form should ask for. */
const maxTabs = 40;

/** Somebody who has no mouse: reaches everything with Tab, and counts the keys. */
export function makeKeyboard(page: Page) {
  let keys = 0;

  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };

  /** Presses Tab until this has the focus, where a person would see it. */
  const reach = async (target: Locator) => {
    await target.waitFor();
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < maxTabs && !(await hasFocus()); tabs += 1) await press('Tab');
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
  };

  const type = async (target: Locator, text: string) => {
    await reach(target);
    await page.keyboard.type(text);
  };

  const use = async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
    await reach(target);
    await press(key);
  };

  /** The keys besides the letters of texts. */
  const count = () => keys;

  return { press, reach, type, use, count };
}
