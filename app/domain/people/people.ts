import type { z } from 'zod';
import type { peopleSchema, personFileSchema, personSchema } from './people-schema.ts';

export type Person = z.infer<typeof personSchema>;
export type People = z.infer<typeof peopleSchema>;
export type PersonFile = z.infer<typeof personFileSchema>;

/** Returns the full name, "Ana Lopez", or the email address if there is no name. */
export function namePerson({ first_name, last_name, email }: Person): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email;
}
