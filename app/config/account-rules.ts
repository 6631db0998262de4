/** Settings of supabase/config.toml that screens mention; a test compares them. */
export const accountRules = {
  minPasswordLength: 8,
  /** Number of digits of the codes in mails. */
  codeLength: 8,
  /** Between two mails of one kind to a person. */
  mailPauseSeconds: 60,
} as const;
