import * as z from 'zod/mini';
import { field } from '#app/components/ui/run-form.ts';
import { accountRules } from '#app/config/account-rules.ts';
import { parseFirstName, parseLastName } from '#app/domain/profile/parse-name.ts';
import type { NewProfile } from '#app/domain/profile/profile.ts';
import { parseAccountEmail } from '#app/domain/session/parse-account-email.ts';
import { parseCode } from '#app/domain/session/parse-code.ts';
import { parseNext } from '#app/domain/session/parse-next.ts';
import { parsePassword } from '#app/domain/session/parse-password.ts';

const email = field(parseAccountEmail);
const password = field(parsePassword);
const next = z.pipe(
  z.optional(z.string()),
  z.transform((value) => parseNext(value ?? null)),
);

export const mailedForm = z.object({ email, next });
export const credentials = z.object({ email, password });
export const newPassword = z.object({ password });
export const sentCode = z.object({ email, code: field(parseCode), purpose: z.string() });
export const openedLink = z.object({ email, token_hash: z.string(), type: z.string() });

/**
 * How strong a password must be the server decides. Where it will not be asked, since something
 * else is wrong, a short one is told along with that: nobody should be sent back twice.
 */
export const newAccount = z
  .object({
    first_name: field(parseFirstName),
    last_name: field(parseLastName),
    email,
    password,
    role: z.pipe(z.unknown(), z.transform(toRole)),
    next,
  })
  .check(
    z.refine(({ password: given }) => !isTooShort(given), {
      path: ['password'],
      when: ({ issues }) => issues.length > 0,
      error: `Password should be at least ${accountRules.minPasswordLength} characters.`,
    }),
  );

/** In bytes, as the server counts; of a field that is empty its own rule tells. */
function isTooShort(given: unknown): boolean {
  if (typeof given !== 'string' || given === '') return false;
  return new TextEncoder().encode(given).length < accountRules.minPasswordLength;
}

/** Whatever is sent, nobody makes themself an admin. */
function toRole(value: unknown): NewProfile['role'] {
  return value === 'business_owner' ? value : 'community_user';
}
