import { accountRules } from '#app/config/session.ts';

/** Hint for new-password fields. */
export const passwordHint = `At least ${accountRules.minPasswordLength} characters.`;
