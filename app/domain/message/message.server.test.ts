import { expect, test } from 'vitest';
import { stripQuote } from './message.server.ts';

test.each([
  ['Yes, at ten.', 'Yes, at ten.'],
  ['Yes.\r\n\r\nThank you!\r\n', 'Yes.\n\nThank you!'],
  [
    'Yes.\n\nOn Thu, Nov 26, 2026 at 9:15 AM Mainstreet <a@b.example> wrote:\n> Are you open?',
    'Yes.',
  ],
  ['Yes.\n\nOn Thu, Nov 26, 2026 at 9:15 AM\nMainstreet <a@b.example> wrote:\n> Open?', 'Yes.'],
  ['Yes.\n\n-----Original Message-----\nFrom: Mainstreet\nAre you open?', 'Yes.'],
  ['Yes.\n________________________________\nFrom: Mainstreet\nOpen?', 'Yes.'],
  ['> Are you open?\nYes.', 'Yes.'],
  ['On Mondays we are closed.', 'On Mondays we are closed.'],
])('the reply in %j is %j', (text, answer) => {
  expect(stripQuote(text)).toBe(answer);
});
