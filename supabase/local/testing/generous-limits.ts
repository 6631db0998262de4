/** For tests, which are one address that signs in and gets mails all the time. */
export const generousLimits = {
  SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT: '1000000',
  SUPABASE_AUTH_RATE_LIMIT_TOKEN_REFRESH: '1000000',
  SUPABASE_AUTH_RATE_LIMIT_SIGN_IN_SIGN_UPS: '1000000',
  SUPABASE_AUTH_RATE_LIMIT_TOKEN_VERIFICATIONS: '1000000',
};
