import type { Page } from 'playwright/test';
import { findHolidays, findToday } from '#app/domain/holiday/holiday.ts';
import { expect } from './test.ts';

/** The second of the coming holidays: the editor offers four, and the first may pass meanwhile. */
export const comingHoliday = findHolidays(findToday(new Date(), 'America/Chicago'))[1]!.name;

export const newName = () => `Quixotry ${crypto.randomUUID().slice(0, 8)}`;

/** Continues once the step is complete: an editor that loads later moves the button below it. */
export async function goOn(page: Page) {
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export const title = (page: Page, text: string) =>
  page.getByRole('heading', { level: 1, name: text });

export async function fillPlace(page: Page, name: string) {
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Street address').fill('12 Quixotry Lane');
  await page.getByLabel('City').fill('Austin');
  await page.getByLabel('State').fill('texas');
  await page.getByLabel('Zip code').fill('78701');
}

export async function chooseCategory(page: Page) {
  await page.getByRole('combobox', { name: 'Category', exact: true }).fill('bread');
  await page.getByRole('option', { name: 'Bakeries' }).click();
}

/** As little as a business can be sent with; its check is next. */
export async function fillLeast(page: Page, name: string) {
  await fillPlace(page, name);
  await chooseCategory(page);
  await goOn(page);
  await page.getByLabel('Phone').fill('512 555 8123');
  await page.getByLabel('Email', { exact: true }).fill('bread@quixotry.example');
}

/** From the first step to the check, as a person fills them in. */
export async function fillAll(page: Page, name: string) {
  await fillPlace(page, name);
  await expect(page.getByText('Time zone: Central Time')).toBeVisible();
  await movePin(page);
  await chooseCategory(page);
  await expect(page.getByText('Bread, pastries and cakes, baked on site.')).toBeVisible();
  await goOn(page);
  await expect(title(page, 'How do people reach it, and when?')).toBeFocused();
  await page.getByLabel('Phone').fill('512 555 8123');
  await page.getByLabel('Email', { exact: true }).fill('Bread@Quixotry.example');
  await page.getByLabel('Website (optional)').fill('quixotry.example');
  await goOn(page);
  await expect(page.getByLabel('Type the hours')).toHaveAccessibleDescription(
    /Enter the hours, or/,
  );
  await fillHours(page);
  await goOn(page);
  await expect(title(page, 'Is everything right?')).toBeVisible();
}

/** What is offered once it is sent, one by one; each returns to its status. */
export async function completeIt(page: Page) {
  const open = (step: string) => page.getByRole('link', { name: step }).click();
  const save = async () => {
    await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  };
  await open('Describe it');
  await page.getByLabel('Description (optional)').fill('Rye and wheat.');
  await save();
  await open('Choose features');
  await page.getByRole('checkbox', { name: 'Takeout' }).check();
  await save();
  await open('List services and prices');
  await fillServices(page);
  await save();
  await open('Set holiday hours');
  await page.getByRole('button', { name: `${comingHoliday},` }).click();
  await expect(specialDay(page, comingHoliday)).toContainText('Closed');
  await save();
}

export const specialDay = (page: Page, note: string) =>
  page.getByRole('table', { name: 'Special days' }).getByRole('row').filter({ hasText: note });

export async function movePin(page: Page) {
  await page.getByRole('button', { name: /^Pin\./ }).press('Shift+ArrowRight');
  await expect(page.getByText(/^The pin is at 30\.\d+, -97\.\d+\./)).toBeVisible();
}

/** By hand and in words, with what visitors will see beside it. */
async function fillHours(page: Page) {
  const day = (name: string) =>
    page.getByRole('table', { name: 'Every week' }).getByRole('row').filter({ hasText: name });
  await page.getByText('Set hours by day', { exact: true }).click();
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await page.getByText('Copy the hours of Monday…').click();
  await page.getByRole('button', { name: 'Copy to every day on Monday' }).click();
  await page.getByRole('button', { name: 'Closed on Sunday' }).click();
  await expect(day('Sunday')).toContainText('Closed');
  await expect(day('Saturday')).toContainText('9 AM – 5 PM');
  const typed = page.getByLabel('Type the hours');
  await typed.fill('tue-fri 7-12, 1-5, sat 9-5, mundays off');
  await typed.press('Enter');
  await expect(typed).toHaveAccessibleDescription(/We do not understand “mundays”/);
  await typed.fill('tue-fri 7-12, 1-5, sat 9-5');
  await expect(day('Tuesday')).toContainText('7 AM – 12 PM1 PM – 5 PM');
  await expect(day('Monday')).toContainText('Closed');
  await page.getByLabel('Saturday, closes').fill('02:00');
}

/** Two, in the other order by the keyboard; one is removed and brought back. */
async function fillServices(page: Page) {
  const add = page.getByRole('button', { name: 'Add a service' });
  await add.click();
  await page.getByRole('textbox', { name: 'Service' }).fill('Cake');
  await page.getByLabel('Price in dollars').fill('from 30');
  await add.click();
  await page.getByRole('textbox', { name: 'Service' }).nth(1).fill('Loaf');
  await page.getByLabel('Price in dollars').nth(1).fill('5-9');
  await page.getByRole('button', { name: /^Move Loaf, 2 of 2/ }).press('ArrowUp');
  await page.getByRole('button', { name: 'Remove Cake' }).click();
  await expect(page.getByRole('textbox', { name: 'Service' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Service' }).nth(0)).toHaveValue('Loaf');
  await expect(page.getByRole('textbox', { name: 'Service' }).nth(1)).toHaveValue('Cake');
}
