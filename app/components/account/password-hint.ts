import { accountRules } from '#app/config/session.ts';
import * as t from '#app/messages/components/account.ts';

/** Hint for new-password fields. */
export const passwordHint = t.passwordHint({
  minPasswordLength: accountRules.minPasswordLength,
});
