import { z } from 'zod';

/** Returns a schema of typed text: trimmed, up to `maxLength` characters, no control characters. */
export function searchText(maxLength: number) {
  return z
    .string('Please send this only once.')
    .trim()
    .max(maxLength, `Please use at most ${maxLength} characters.`)
    .refine((value) => !/\p{Cc}/u.test(value), 'Please leave out control characters.');
}
