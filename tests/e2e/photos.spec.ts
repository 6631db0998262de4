import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { cameraPicture, noisePicture } from '../support/camera-picture.ts';
import { openAs, toast } from './account-steps.ts';
import { fillLeast, fillPlace, newName } from './submission-steps.ts';
import { expect, test } from './test.ts';

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const cards = (page: Page) => page.getByRole('listitem', { name: /^Photo \d+ of \d+$/ });
const input = (page: Page) => page.getByLabel('Photos to add');

/** Opens the step of the draft that is begun; what was typed is kept by then. */
async function openPhotos(page: Page) {
  await page.goto('/business-submission?step=photos');
  await expect(page.getByRole('button', { name: 'Add photos' })).toBeVisible();
}

/** The files of the draft's photos, as the check before the sending shows them. */
async function readSentFiles(page: Page): Promise<Buffer[]> {
  await page.goto('/business-submission?step=check');
  const links = page.locator('main a[href^="/photos/drafts/"]');
  await expect(links.first()).toBeVisible();
  const files: Buffer[] = [];
  for (const link of await links.all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    files.push(await response.body());
  }
  return files;
}

test('photos on a slow network that breaks in the middle arrive once, upright, in order, without what the camera wrote', async ({
  page,
  own,
}) => {
  // Two large pictures are decoded and drawn meanwhile.
  const sender = await own.createOwner();
  await openAs(page, sender, '/business-submission');
  await fillPlace(page, newName());
  await expect(page.getByText('Saved to your account.')).toBeVisible();
  await openPhotos(page);
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 40, downloadThroughput: -1, uploadThroughput: 60_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const camera = await cameraPicture();
  expect(camera.includes('Spyphone')).toBe(true);
  await input(page).setInputFiles([
    jpeg('noise.jpg', await noisePicture()),
    jpeg('camera.jpg', camera),
    jpeg('page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')),
    jpeg('phone.heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')),
  ]);
  await expect(page.getByText(/page\.jpg: This file is not a picture/)).toBeVisible();
  await expect(page.getByText(/phone\.heic: .*HEIC/)).toBeVisible();
  for (const refused of ['page.jpg', 'phone.heic']) {
    const card = cards(page).filter({ hasText: refused });
    await card.getByRole('button', { name: /^Remove/ }).click();
  }

  const progress = cards(page).first().getByRole('progressbar');
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0.1);
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: true });
  await expect(page.getByText('This photo could not be uploaded.').first()).toBeVisible();
  await network.send('Network.emulateNetworkConditions', {
    ...slow,
    offline: false,
    uploadThroughput: -1,
  });
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByText('Waiting…')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await cards(page).first().getByLabel('Describe the picture').fill('Noise');
  await cards(page).nth(1).getByLabel('Describe the picture').fill('Red above blue');
  await cards(page).nth(1).getByLabel('Caption').fill('From the phone');
  await cards(page).first().getByRole('button', { name: 'Later' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Now photo 2 of 2.')).toBeAttached();
  await expect(cards(page).first().getByLabel('Caption')).toHaveValue('From the phone');
  await expect(cards(page).nth(1).getByRole('button', { name: 'Later' })).toBeFocused();
  await expect(page.getByText('Saved to your account.')).toBeVisible();

  const files = await readSentFiles(page);
  expect(files).toHaveLength(2);
  await expect(page.getByRole('img', { name: 'Red above blue' })).toBeVisible();
  const [sent] = files as [Buffer];
  const { exif, orientation, width, height, format } = await sharp(sent).metadata();
  expect({ exif, orientation, width, height, format }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 1200,
    height: 1600,
    format: 'webp',
  });
  for (const secret of ['Spyphone', 'Exif', 'GPS']) expect(sent.includes(secret)).toBe(false);
  expect(await colorAt(sent, 100)).toBe('red');
  expect(await colorAt(sent, 1500)).toBe('blue');
});

async function colorAt(file: Buffer, y: number) {
  const { data } = await sharp(file)
    .extract({ left: 600, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
}

test('a visitor’s photos stay in the browser across closed tabs until they are submitted', async ({
  page,
  own,
}) => {
  const sender = await own.createOwner();
  await page.goto('/business-submission');
  await fillLeast(page, newName());
  await openPhotos(page);
  await input(page).setInputFiles([jpeg('camera.jpg', await cameraPicture())]);
  await expect(page.getByText('Saved on this device, and submitted')).toBeVisible();
  await page.getByLabel('Describe the picture').fill('Red above blue');
  // It is written in the background, sooner than a person could close the tab.
  await expect.poll(() => findKeptTexts(page)).toEqual(['Red above blue']);
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await openPhotos(again);
  await expect(again.getByLabel('Describe the picture')).toHaveValue('Red above blue');
  await again.goto('/business-submission?step=check');
  await expect(again.getByRole('img', { name: 'Red above blue' })).toBeVisible();
  await again.getByRole('button', { name: 'Submit' }).click();
  const dialog = again.getByRole('dialog');
  await dialog.getByLabel('Your email').fill(sender.email);
  await dialog.getByLabel('Password').fill(sender.password);
  await dialog.getByRole('button', { name: 'Sign in and send' }).click();
  await expect(again).toHaveURL(/\/business-submission\/[0-9a-f-]{36}$/);
  await expect(again.getByRole('img', { name: 'Red above blue' })).toBeVisible();
  await context.close();
});

test('an owner adds a photo, makes it the cover, takes one out and back, and the page shows it', async ({
  page,
  own,
}) => {
  const owner = await own.createOwner();
  const { id, slug } = await own.createListing({ owner_id: owner.userId });
  await openAs(page, owner, `/business-profile/${id}/photos`);
  await expect(page.getByRole('button', { name: 'Add photos' })).toBeVisible();
  const shop = await cameraPicture({ width: 900, height: 1200 });
  await input(page).setInputFiles([jpeg('shop.jpg', shop)]);
  await cards(page).first().getByLabel('Describe the picture').fill('The shop');
  await expect(cards(page).first().getByRole('progressbar')).toHaveCount(0);
  await input(page).setInputFiles([jpeg('camera.jpg', await cameraPicture())]);
  const added = cards(page).nth(1);
  await added.getByLabel('Describe the picture').fill('Red above blue');
  await expect(added.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('still uploading')).toHaveCount(0);
  await test.step('to the front, by the keyboard alone', async () => {
    await added.getByRole('button', { name: 'Earlier' }).press('Enter');
    await expect(page.getByText('Now photo 1 of 2.')).toBeAttached();
  });
  await cards(page).first().getByRole('button', { name: 'Remove' }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page).first().getByLabel('Describe the picture')).toHaveValue(
    'Red above blue',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Saved');

  await page.goto(`/business/${slug}`);
  await expect(page.getByRole('img', { name: 'Red above blue' })).toBeVisible();
  const shared = page.locator('meta[property="og:image"]');
  await expect(shared).toHaveAttribute('content', new RegExp(`/photos/${id}/[0-9a-f-]+-1600`));
});

/** What the photos that this browser keeps are said to show. */
function findKeptTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opened = indexedDB.open('mainstreet', 1);
        opened.addEventListener('success', () => {
          const database = opened.result;
          const requested = database
            .transaction('pending-photos')
            .objectStore('pending-photos')
            .getAll();
          requested.addEventListener('success', () => {
            database.close();
            resolve(requested.result.map(({ photo }: { photo: { alt: string } }) => photo.alt));
          });
        });
      }),
  );
}
