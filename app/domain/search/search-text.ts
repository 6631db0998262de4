import * as t from '#app/messages/parameters.ts';
import { z } from 'zod';

/** Returns a schema of typed text: trimmed, up to `maxLength` characters, no control characters. */
export function searchText(maxLength: number) {
  return z
    .string(t.once)
    .trim()
    .max(maxLength, t.tooLong({ max: maxLength }))
    .refine((value) => !/\p{Cc}/u.test(value), t.controlCharacters);
}
