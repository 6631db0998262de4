import { accountRules } from '#app/config/account-rules.ts';

/** Beside a field for a new password. */
export const passwordHint = `At least ${accountRules.minPasswordLength} characters.`;
