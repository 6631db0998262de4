import { expect, test } from 'vitest';
import { moveActive } from './combobox-list.tsx';

const shown = { count: 3, isShown: true };

test.each([
  [
    'ArrowDown opens a closed list at its first option',
    { key: 'ArrowDown', active: -1, count: 3, isShown: false },
    0,
  ],
  [
    'ArrowUp opens a closed list at its last option',
    { key: 'ArrowUp', active: -1, count: 3, isShown: false },
    2,
  ],
  ['ArrowDown goes on', { ...shown, key: 'ArrowDown', active: 0 }, 1],
  ['ArrowDown after the last returns to the text', { ...shown, key: 'ArrowDown', active: 2 }, -1],
  ['ArrowUp before the first returns to the text', { ...shown, key: 'ArrowUp', active: 0 }, -1],
  ['ArrowUp from the text goes to the last', { ...shown, key: 'ArrowUp', active: -1 }, 2],
  ['Home is for the text while no option is active', { ...shown, key: 'Home', active: -1 }, null],
  ['Home goes to the first option', { ...shown, key: 'Home', active: 2 }, 0],
  ['End goes to the last option', { ...shown, key: 'End', active: 0 }, 2],
  ['nothing to move in', { key: 'ArrowDown', active: -1, count: 0, isShown: true }, null],
  ['letters are for the text', { ...shown, key: 'a', active: 1 }, null],
])('%s', (_name, move, expected) => {
  expect(moveActive(move)).toBe(expected);
});
