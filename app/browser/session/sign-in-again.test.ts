import { afterEach, expect, test } from 'vitest';
import { confirmIdentity, signInQuestionStore } from './sign-in-again.ts';

const stops: (() => void)[] = [];

/** A screen that asks the questions. */
function openScreen() {
  stops.push(signInQuestionStore.subscribe(() => undefined));
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('without a screen to show it, the sign-in question resolves to no and is not left for later', async () => {
  await expect(confirmIdentity('session_ended')).resolves.toBe('no');
  expect(signInQuestionStore.get()).toBeNull();
});

test.each([
  [true, 'yes'],
  [false, 'no'],
])('the answer %s ends the question', async (mayBeSent, answer) => {
  openScreen();
  const asked = confirmIdentity('other_person', 'bob@example.com');
  expect(signInQuestionStore.get()).toMatchObject({ email: 'bob@example.com' });
  signInQuestionStore.get()?.answer(mayBeSent);
  await expect(asked).resolves.toBe(answer);
  expect(signInQuestionStore.get()).toBeNull();
});

test('after one person signs in, others waiting must look again and may not send', async () => {
  openScreen();
  const first = confirmIdentity('session_ended');
  const others = [confirmIdentity('session_ended'), confirmIdentity('other_person')];
  signInQuestionStore.get()?.answer(true);
  await expect(first).resolves.toBe('yes');
  await expect(Promise.all(others)).resolves.toEqual(['check_again', 'check_again']);
  expect(signInQuestionStore.get()).toBeNull();
});
