import type { Locator, Page } from 'playwright/test';
import { expect, hydrated } from './test.ts';

/** Beside the list on a desktop; behind its button on a phone. */
export async function openMap(page: Page) {
  await hydrated(page);
  const map = await openMapWithoutScript(page);
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  return map;
}

export async function openMapWithoutScript(page: Page) {
  const button = page.locator('.map-panel > summary');
  if (await button.isVisible()) await button.click();
  const map = page.getByRole('figure', { name: 'Map of the results' });
  await expect(map).toBeVisible();
  return map;
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('What should be seen has no place');
  return box;
}
