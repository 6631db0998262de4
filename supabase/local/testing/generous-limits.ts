/** For tests, which sign in and receive mails all the time from one address. */
export const generousLimits = {
  SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT: '1000000',
  SUPABASE_AUTH_RATE_LIMIT_TOKEN_REFRESH: '1000000',
  SUPABASE_AUTH_RATE_LIMIT_SIGN_IN_SIGN_UPS: '1000000',
  SUPABASE_AUTH_RATE_LIMIT_TOKEN_VERIFICATIONS: '1000000',
};
