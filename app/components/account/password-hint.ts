import { accountRules } from '#app/config/account-rules.ts';

/** Hint for new-password fields. */
export const passwordHint = `At least ${accountRules.minPasswordLength} characters.`;
