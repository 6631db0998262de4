import fc from 'fast-check';
import { edgeCaseTexts } from '../support/edge-cases.ts';

const anyPoint = fc.oneof(
  fc.integer({ min: 0, max: 0x10ffff }),
  fc.constantFrom(0, 0xd800, 0xdfff),
);

/** Anything that can stand in a string: NUL and halves of surrogate pairs, too. */
export const anyText = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .array(anyPoint, { maxLength: 20 })
      .map((points) => points.map((point) => String.fromCodePoint(point)).join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(edgeCaseTexts)) },
);

/** Text that is nearly right: some of the parts in any order, and anything between them. */
export function nearly(...parts: string[]) {
  return fc
    .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...parts) }, anyText), {
      maxLength: 12,
    })
    .map((some) => some.join(''));
}
