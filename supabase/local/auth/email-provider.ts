import type { AuthConfig } from './config.ts';
import { AuthError } from './errors.ts';
import type { Services } from './services.ts';

type Refusal = { status: 400 | 422; message: string };

/** Whether config.toml enables e-mail sign-in. */
export function hasEmailProvider({ email }: AuthConfig): boolean {
  return email.enabled ?? email.enable_signup;
}

/** @throws AuthError email_provider_disabled, by default with the message for signing in */
export function requireEmailProvider(
  { config }: Services,
  { status, message }: Refusal = { status: 422, message: 'Email logins are disabled' },
): void {
  if (hasEmailProvider(config)) return;
  throw new AuthError('email_provider_disabled', message, { status });
}
