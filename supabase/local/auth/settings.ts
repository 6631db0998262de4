/** GET /settings: what a client may offer. Sign-up and the providers come with their endpoints. */
export const settings = {
  external: { anonymous_users: false, email: true, phone: false },
  disable_signup: true,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
};

/** GET /health, in GoTrue's shape. */
export const health = {
  version: 'mainstreet-local',
  name: 'GoTrue',
  description: "Mainstreet's development stand-in for Supabase's auth service",
};
