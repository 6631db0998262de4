import * as z from 'zod/mini';

/** A field with a place in a list, from 1 to `max`; null where it is empty. */
export function positionField(max: number) {
  const rule = `Please enter a whole number from 1 to ${max}`;
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => (text.trim() === '' ? null : Number(text))),
    ),
    z.nullable(z.int(rule).check(z.minimum(1, rule), z.maximum(max, rule))),
  );
}
