import { saveQuestion } from '#app/domain/question/question-calls.ts';
import { findLayoutProblems } from '../support/find-layout-problems.ts';
import { openAs, openWindowAs, signInByForm, toast } from './account-steps.ts';
import { clickFarDown, expect, test } from './test.ts';
import { goByLink } from './visits.ts';

test('a visitor signs in to ask, finds the draft again, the owner answers, both edit and delete', async ({
  page,
  own,
  browser,
}) => {
  const owner = await own.createOwner();
  const person = await own.createOwner();
  const { slug, name } = await own.createListing({
    owner_id: owner.userId,
    name: `Quixotry ${'w'.repeat(91)}`,
  });
  const html = async () => (await page.request.get(`/business/${slug}`)).text();
  await page.goto(`/business/${slug}`);
  await clickFarDown(page.getByRole('link', { name: 'Ask a question' }));
  await expect(page.getByText('The page you requested needs an account.')).toBeVisible();
  await signInByForm(page, person.email, person.password);
  await expect(page.getByRole('heading', { name: `${name}: Your questions` })).toBeVisible();

  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Question is required')).toBeVisible();
  await page.getByLabel('Your question').fill('Is there a ramp\nat the door?');
  await page.reload();
  await expect(page.getByText(/^Your draft of .* is restored/)).toBeVisible();
  await expect(page.getByLabel('Your question')).toHaveValue('Is there a ramp\nat the door?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const requested = page.getByRole('region', { name: 'Questions you asked' });
  await expect(requested.getByText('Is there a ramp')).toHaveCount(2);
  await expect(page.getByLabel('Your question')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeFocused();
  await expect.poll(html).toContain('at the door?');

  const ownerPage = await openWindowAs(browser, owner, '/notifications');
  await expect(ownerPage.getByRole('link', { name: `A question about ${name}` })).toBeVisible();
  await ownerPage.goto('/dashboard');
  const tasks = ownerPage.getByRole('region', { name: 'Your tasks' }).getByRole('listitem');
  await expect(tasks.first()).toContainText('Is there a ramp');
  await ownerPage.getByRole('link', { name: /^Answer ?:.*Is there a ramp/ }).click();
  await expect(ownerPage.getByText('No answers yet.')).toBeVisible();
  await expect(ownerPage.getByText(`Shown as “${name}”.`)).toBeVisible();
  expect(await ownerPage.evaluate(findLayoutProblems)).toEqual([]);
  await ownerPage.getByLabel('Answer', { exact: true }).fill('Yes, at the side door.');
  await ownerPage.getByRole('button', { name: 'Publish answer' }).click();
  await expect(ownerPage.getByRole('button', { name: 'Save answer' })).toBeFocused();
  await expect.poll(html).toContain('Yes, at the side door.');

  await page.goto(`/business/${slug}#questions`);
  const questions = page.getByRole('list', { name: 'Questions' });
  await expect(questions.getByText(`${name} answered`)).toBeVisible();
  await expect(questions.getByRole('heading', { name: 'Is there a ramp' })).toBeVisible();

  await page.goto('/dashboard');
  const mine = page.getByRole('region', { name: 'Your questions and answers' });
  await mine.getByRole('link', { name }).click();
  await page.getByText('Edit your question').click();
  await page.getByLabel('Your question').fill('Is there a lift?');
  await page.getByRole('button', { name: 'Save question' }).click();
  await expect(page.getByRole('heading', { name: 'Is there a lift?' })).toBeVisible();
  await expect.poll(html).toContain('Is there a lift?');
  await page.getByText('Delete your question').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: `${name}: Your questions` })).toBeVisible();
  await expect.poll(html).not.toContain('Is there a lift?');
});

test('a question with a web address waits, and an admin publishes it with a key', async ({
  page,
  own,
  browser,
  execute,
}) => {
  const [person, admin] = [await own.createOwner(), await own.createOwner('admin')];
  const { slug, name } = await own.createListing();
  await openAs(page, person, `/business-question/${slug}`);
  await page.getByLabel('Your question').fill('Is it the same as on www.joes.example?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(toast(page)).toContainText('Saved and awaiting review');
  await expect(page.getByText(/, awaiting review/)).toBeVisible();

  const adminPage = await openWindowAs(browser, admin, '/dashboard/queue?kind=question');
  await adminPage.getByRole('link', { name }).click();
  await expect(adminPage.getByText('www.joes.example')).toBeVisible();
  await expect(adminPage.getByText('Web address: the text contains one')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Publish question' }).click();
  await expect(adminPage.getByText(`Question published: ${name}`)).toBeVisible();
  await execute();
  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('www.joes.example');
});

test('a manager can neither ask about their listing nor review it', async ({ page, own }) => {
  const owner = await own.createOwner();
  const { slug } = await own.createListing({ owner_id: owner.userId });
  await openAs(page, owner, `/business-question/${slug}`);
  await expect(page.getByText('You manage this listing, so')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toHaveCount(0);
  await goByLink(page, `/business-review/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('review');
  await expect(page.getByText('You manage this listing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish review' })).toHaveCount(0);
});

test('author, owner and admin at once: the admin decides on the newest words, and no answer is lost', async ({
  page,
  own,
  browser,
  execute,
}) => {
  const [owner, author, admin] = [
    await own.createOwner(),
    await own.createOwner(),
    await own.createOwner('admin'),
  ];
  const { id, name } = await own.createListing({ owner_id: owner.userId });
  const [ownerPage, adminPage] = [await browser.newPage(), await browser.newPage()];
  const question = { id: crypto.randomUUID(), questionId: null, expectedRevision: 0 };
  const body = 'Is it as on www.joes.example?';
  await saveQuestion({ db: await own.openAs(author) }, { businessId: id, ...question, body });
  await openAs(adminPage, admin, '/dashboard/queue?kind=question');
  await adminPage.getByRole('link', { name }).click();
  await expect(adminPage.getByText('Is it as on www.joes.example?')).toBeVisible();

  await openAs(page, author, `/question/${question.id}`);
  await page.getByText('Edit your question').click();
  await page.getByLabel('Your question').fill('Is www.joes.example yours?');
  await page.getByRole('button', { name: 'Save question' }).click();
  await expect(page.getByRole('heading', { name: 'Is www.joes.example yours?' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Publish question' }).click();
  await expect(adminPage.getByText('Is www.joes.example yours?')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Publish question' }).click();
  await expect(adminPage.getByText(`Question published: ${name}`)).toBeVisible();
  await execute();

  await openAs(ownerPage, owner, `/question/${question.id}`);
  await ownerPage.getByLabel('Answer', { exact: true }).fill('Yes, it is.');
  await page.getByText('Delete your question').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Is www.joes.example yours?' })).toHaveCount(0);
  await ownerPage.getByRole('button', { name: 'Publish answer' }).click();
  await expect(
    ownerPage.getByText('This question has since been deleted or hidden.'),
  ).toBeVisible();
  await expect(ownerPage.getByLabel('Answer', { exact: true })).toHaveValue('Yes, it is.');
});
