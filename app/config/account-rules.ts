/** What supabase/config.toml says about accounts, as far as screens tell of it; a test compares. */
export const accountRules = {
  minPasswordLength: 8,
  /** Digits of the codes in mails. */
  codeLength: 8,
  /** Between two mails of one kind to one person. */
  mailPauseSeconds: 60,
} as const;
