/** Account rules of supabase/config.toml that screens mention; a test compares them. */
export const accountRules = {
  minPasswordLength: 8,
  /** Number of digits of the codes in mails. */
  codeLength: 8,
  /** Minimum time between two mails of one kind to one person. */
  mailPauseSeconds: 60,
} as const;
