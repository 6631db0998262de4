import type { AuthConfig } from './config.ts';
import { hasEmailProvider } from './email-provider.ts';

/** GET /settings: the features that a client may offer. */
export function describeSettings(config: AuthConfig): object {
  return {
    external: {
      anonymous_users: config.enable_anonymous_sign_ins,
      email: hasEmailProvider(config),
      phone: false,
    },
    disable_signup: !config.enable_signup,
    mailer_autoconfirm: !config.email.enable_confirmations,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
}

/** GET /.well-known/jwks.json: none, because access tokens are signed with a shared secret. */
export const publicKeys = { keys: [] };

/** GET /health, in GoTrue's shape. */
export const health = {
  version: 'mainstreet-local',
  name: 'GoTrue',
  description: "The development stand-in for Supabase's auth service",
};
