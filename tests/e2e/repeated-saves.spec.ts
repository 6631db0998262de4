import type { Page } from 'playwright/test';
import { photoIn } from '../support/photos.ts';
import { closeToast, openAs, toast } from './account-steps.ts';
import { expect, test } from './test.ts';

/** A section of a listing's editor, and two values that are saved in turn. */
type Section = {
  part: string;
  name: string;
  /** Two values as they are entered. */
  values: [string, string];
  enter: (page: Page, value: string) => Promise<void>;
  /** The value as its screen shows it. */
  read: (page: Page) => Promise<string>;
  /** What the database has for the value; by default the value itself. */
  stored?: (value: string) => string;
  /** What the public page says for the value; by default the value itself. */
  shown?: (value: string) => string;
};

/** A section that is one text field. */
function oneField(part: string, name: string, label: string, values: [string, string]): Section {
  const field = (page: Page) => page.getByLabel(label, { exact: true });
  return {
    part,
    name,
    values,
    enter: (page, value) => field(page).fill(value),
    read: (page) => field(page).inputValue(),
  };
}

const feature = (page: Page) => page.getByRole('checkbox', { name: 'Takeout' });
const pinAt = (page: Page) => page.getByText(/^The pin is at /);
const week = (page: Page) => page.getByRole('table', { name: 'Every week' });

const sections: Section[] = [
  oneField('details', 'name', 'Business name', ['Quixotry of the Mill', 'Quixotry at the Mill']),
  oneField('details', 'contact', 'Phone number', ['(404) 555-0171', '(404) 555-0172']),
  {
    part: 'details',
    name: 'category',
    values: ['Cafés & Coffee', 'Bakeries'],
    // A whole name is a choice.
    enter: (page, value) =>
      page.getByRole('combobox', { name: 'Category', exact: true }).fill(value),
    read: (page) => page.getByRole('combobox', { name: 'Category', exact: true }).inputValue(),
    stored: (value) => (value === 'Bakeries' ? '"slug":"bakeries"' : '"slug":"cafes"'),
  },
  {
    part: 'details',
    name: 'location',
    values: ['ArrowLeft', 'ArrowRight'],
    enter: (page, key) => page.getByRole('button', { name: /^Pin\./ }).press(key),
    read: async (page) => (await pinAt(page).textContent()) ?? '',
    stored: () => '"lat":33.76',
    shown: () => 'Decatur',
  },
  {
    part: 'hours',
    name: 'opening hours',
    values: ['mon-fri 9-5', 'mon-fri 10-6'],
    enter: async (page, value) => {
      await page.getByLabel('Type the hours').fill(value);
      await page.getByLabel('Type the hours').blur();
    },
    read: async (page) => (await week(page).textContent()) ?? '',
    stored: (value) => (value.endsWith('5') ? '"opens":"09:00' : '"opens":"10:00'),
    shown: (value) => (value.endsWith('5') ? '9 AM – 5 PM' : '10 AM – 6 PM'),
  },
  {
    part: 'hours',
    name: 'special days',
    values: ['The family is away', 'The oven is fixed'],
    enter: async (page, value) => {
      const note = page.getByLabel('Note (optional)');
      if ((await note.count()) === 0) {
        await page.getByRole('button', { name: 'Add another day' }).click();
      }
      await note.fill(value);
    },
    read: (page) => page.getByLabel('Note (optional)').inputValue(),
  },
  {
    ...oneField('services', 'services', 'Service', ['Lamp repair', 'Lantern repair']),
    enter: async (page, value) => {
      const name = page.getByRole('textbox', { name: 'Service' });
      if ((await name.count()) === 0) {
        await page.getByRole('button', { name: 'Add a service' }).click();
      }
      await name.fill(value);
    },
  },
  {
    part: 'attributes',
    name: 'features',
    values: ['off', 'on'],
    enter: (page, value) => feature(page).setChecked(value === 'on'),
    read: async (page) => ((await feature(page).isChecked()) ? 'on' : 'off'),
    stored: (value) => (value === 'on' ? '"attributes":["Takeout"]' : '"attributes":[]'),
    shown: (value) => (value === 'on' ? 'Takeout' : 'Decatur'),
  },
  {
    ...oneField('photos', 'photos', 'Caption (optional)', ['The oven at dawn', 'The oven at noon']),
  },
  {
    part: 'status',
    name: 'status',
    values: ['Temporarily closed', 'Open for business'],
    enter: (page, value) => page.getByRole('radio', { name: value }).check(),
    read: (page) =>
      page.getByRole('radio', { checked: true }).evaluate((radio) => {
        return (radio as HTMLInputElement).labels?.[0]?.textContent ?? '';
      }),
    stored: (value) => `"temporarily_closed":${value.startsWith('Temporarily')}`,
    shown: (value) => (value.startsWith('Temporarily') ? 'Temporarily closed' : 'Decatur'),
  },
];

/** How many saves do not wait for the screen to load again; the last but one is of the first value once more. */
const atOnce = 2;

for (const { part, name, values, enter, read, ...texts } of sections) {
  const { stored = (value) => value, shown = (value) => value } = texts;
  test(`${name}: saved in turn, at once and when the screen has loaded again, each time is saved`, async ({
    page,
    own,
  }) => {
    const owner = await own.createOwner();
    const listing = await own.createListing({ owner_id: owner.userId });
    await own.givePhoto(listing.id, photoIn(listing.id, { caption: 'The oven' }));
    await openAs(page, owner, `/business-profile/${listing.id}/${part}`);
    const button = page.getByRole('button', {
      name: part === 'status' ? 'Save status' : 'Save',
      exact: true,
    });
    const held: (() => void)[] = [];
    // A slow network: what the screen loads after saving comes only when it is let through.
    await page.route(/get_editable_business/, async (route) => {
      await new Promise<void>((resolve) => void held.push(resolve));
      await route.continue();
    });
    const letThrough = async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      for (const go of held.splice(0)) go();
      await expect(page.getByRole('button', { name: 'One moment…' })).toHaveCount(0);
    };
    const [one, other] = values;
    for (const [index, value] of [one, other, one, other].entries()) {
      // What was entered while the screen was loading is there already.
      if (index === 0 || index > atOnce) await enter(page, value);
      const entered = await read(page);
      await button.click();
      await expect(toast(page)).toHaveText(/^Saved/);
      await closeToast(page);
      await expect.poll(() => own.readListing(listing.id)).toContain(stored(value));
      if (index < atOnce) {
        await enter(page, values[(index + 1) % 2]!);
        const next = await read(page);
        await letThrough();
        expect(await read(page)).toBe(next);
      } else {
        await letThrough();
        expect(await read(page)).toBe(entered);
      }
    }
    await expect(page.getByText('Someone else changed this')).toHaveCount(0);
    const last = await read(page);
    await page.unroute(/get_editable_business/);
    await page.reload();
    await expect.poll(() => read(page)).toBe(last);
    await expect
      .poll(async () => (await page.request.get(`/business/${listing.slug}`)).text())
      .toContain(shown(values[1]));
  });
}
