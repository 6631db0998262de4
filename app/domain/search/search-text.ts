import { z } from 'zod';

/** What people type: trimmed, of at most `maxLength` characters, none of them control characters. */
export function searchText(maxLength: number) {
  return z
    .string('Please give this once.')
    .trim()
    .max(maxLength, `Please use at most ${maxLength} characters.`)
    .refine((value) => !/\p{Cc}/u.test(value), 'Please leave out control characters.');
}
